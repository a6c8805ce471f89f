import type { WireLinkOutcome } from '@dayfare/api/money/accounts/bank-link-contract';
import { linkReturnPaths } from '@dayfare/api/money/accounts/bank-link-queries';
import type { LinkWay } from '@dayfare/domain/money';
import { and, eq, gt } from 'drizzle-orm';
import { requireAppOrigin } from '../../../platform/http/app-origins.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Settings } from '../../../platform/http/settings.ts';
import type { ApiContext, SignedIn } from '../../session/index.ts';
import { canBeLinkedAgain, requireInstrument } from '../accounts/mine.ts';
import type { LinkedAccount } from './bank-links.ts';
import { bankLinks } from './tables.ts';

/** How long a visit to the bank may take, in milliseconds. */
const lifeMs = 30 * 60_000;

/** Takes an address that a bank's page may lead back to: the app's own page for it, where the app is served. */
function returnAddress(settings: Settings, text: string, way: LinkWay): string {
  const url = URL.parse(text);
  const isFit = url && /^https?:$/.test(url.protocol) && url.pathname === linkReturnPaths[way] && !url.search;
  if (!isFit || url.username || url.password) throw new Refusal('InvalidRequest');
  requireAppOrigin(settings, url.origin);
  return url.href;
}

/** What linking is asked for. */
export interface LinkAsked {
  readonly redirectURL: string;
  readonly instrumentID: number;
  readonly isNativeDevice: boolean;
  readonly isHosterLinkFlowEnabled: boolean;
}

function wayOf({ isNativeDevice, isHosterLinkFlowEnabled }: LinkAsked): LinkWay {
  if (isNativeDevice) return 'native';
  return isHosterLinkFlowEnabled ? 'hosted' : 'widget';
}

/** Begins a linking. Refuses with BankLinkUnavailable, InstrumentNotFound or InvalidRequest. */
export async function beginLink(
  { db, clock, settings, employee, language, bankLinks: holder }: ApiContext & SignedIn,
  asked: LinkAsked,
) {
  const { redirectURL, instrumentID } = asked;
  const way = wayOf(asked);
  const service = holder.get();
  if (!service) throw new Refusal('BankLinkUnavailable');
  const again = instrumentID > 0 ? await requireInstrument(db, employee.id, instrumentID) : null;
  if (again && !canBeLinkedAgain(again)) throw new Refusal('InvalidRequest');
  const { linkToken, pageUrl } = await service.begin({
    language,
    way,
    returnTo: returnAddress(settings, redirectURL, way),
    again: again && { bankName: again.displayText, last4: again.last4 },
  });
  await db.insert(bankLinks).values({
    linkToken,
    employeeId: employee.id,
    instrumentId: again?.id ?? null,
    expiresAt: new Date(clock.real().getTime() + lifeMs),
  });
  return { link_token: linkToken, hosted_link_url: pageUrl };
}

/** What came of a linking, for the person who began it. What was chosen is kept for saving it. */
export async function linkOutcome(
  { db, clock, employee, bankLinks: holder }: ApiContext & SignedIn,
  linkToken: string,
): Promise<WireLinkOutcome> {
  const mine = and(
    eq(bankLinks.linkToken, linkToken),
    eq(bankLinks.employeeId, employee.id),
    gt(bankLinks.expiresAt, clock.real()),
  );
  const [link] = await db.select({ instrumentId: bankLinks.instrumentId }).from(bankLinks).where(mine);
  const result = link && (await holder.get()?.resultOf(linkToken));
  if (!link || !result) return { outcome: 'expired' };
  const events = result.events.map(({ name, at }) => ({ name, at: at.toISOString() }));
  if (result.kind === 'exit') return { outcome: 'exit', error: result.error, events };
  const { publicToken, account } = result;
  await db
    .update(bankLinks)
    .set({ publicToken, account: JSON.stringify(account) })
    .where(mine);
  return {
    outcome: 'success',
    public_token: publicToken,
    metadata: {
      institution: { name: account.bankName },
      account: { type: 'depository', mask: account.accountNumber.slice(-4) },
      instrument_id: link.instrumentId ?? 0,
    },
    events,
  };
}

/** The account chosen at the bank. Refuses with BankLinkExpired. */
export async function linkedAccount(
  { db, clock, employee }: Pick<ApiContext & SignedIn, 'db' | 'clock' | 'employee'>,
  publicToken: string,
): Promise<{ readonly account: LinkedAccount; readonly instrumentId: number | null }> {
  const [link] = await db
    .select({ account: bankLinks.account, instrumentId: bankLinks.instrumentId })
    .from(bankLinks)
    .where(
      and(
        eq(bankLinks.publicToken, publicToken),
        eq(bankLinks.employeeId, employee.id),
        gt(bankLinks.expiresAt, clock.real()),
      ),
    );
  if (!link?.account) throw new Refusal('BankLinkExpired');
  return { account: JSON.parse(link.account) as LinkedAccount, instrumentId: link.instrumentId };
}
