import { instrumentKind, instrumentSubType, type LinkWay } from '@dayfare/domain/money';
import type { ApiClient } from '../../transport/index.ts';
import type { Entity } from '../../wire/index.ts';
import { entityQuery } from '../../wire/query-defaults.ts';
import { moneyKeys } from '../keys.ts';
import { accountsContract } from './accounts-contract.ts';
import { bankLinkContract, type WireLinkOutcome } from './bank-link-contract.ts';
import type { WireInstruments } from './instrument.ts';

/** What to link, and how. */
export interface LinkRequest {
  /** Origin of the app: where the bank's page leads back to. */
  readonly origin: string;
  /** The account to link again; 0 for a new one. */
  readonly instrumentId: number;
  readonly way: LinkWay;
  /** Whether the native app around the page is one for Android. */
  readonly isAndroid: boolean;
}

/** Paths that a bank's page leads back to: that of a native app brings it to the front. */
export const linkReturnPaths = {
  hosted: '/apps/loading',
  widget: '/apps/loading',
  native: '/welcome/success',
} as const satisfies Record<LinkWay, string>;

/** A linking that has begun. */
export interface BegunLink {
  readonly token: string;
  /** The bank's page; null if there is none now, or none is needed. */
  readonly hostedAddress: string | null;
  /** Where the bank leads back to. */
  readonly redirectUrl: string;
}

/** Begins to link an account at its bank. Rejects with ApiError. */
export async function beginLink(
  api: ApiClient,
  { origin, instrumentId, way, isAndroid }: LinkRequest,
): Promise<BegunLink> {
  const redirectUrl = origin + linkReturnPaths[way];
  const { link_token: token, hosted_link_url: hostedAddress } = await api
    .client(bankLinkContract)
    .getPlaidLinkToken({
      redirectURL: redirectUrl,
      isRelinkAccount: instrumentId > 0,
      instrumentID: instrumentId,
      isNativeDevice: way === 'native',
      isHosterLinkFlowEnabled: way === 'hosted',
      IsAndroidDevice: isAndroid ? 1 : 0,
    });
  return { token, hostedAddress, redirectUrl };
}

/** Asks the bank of a linked account what has changed there. The answer is the whole list. Rejects with ApiError. */
export function refreshLinked(api: ApiClient, id: number): Promise<WireInstruments> {
  return api.client(bankLinkContract).updatePlaidAccountDetail({ id });
}

/** What came of a bank's page. */
export type LinkOutcome = Entity<typeof outcomeFromWire>;

function outcomeFromWire(wire: WireLinkOutcome) {
  if (wire.outcome === 'expired') return { kind: 'expired', events: [] } as const;
  const events: readonly string[] = wire.events.map(({ name }) => name);
  if (wire.outcome === 'exit') return { kind: 'exit', error: wire.error, events } as const;
  const { institution, account, instrument_id: instrumentId } = wire.metadata;
  return {
    kind: 'success',
    publicToken: wire.public_token,
    bankName: institution.name,
    last4: account.mask,
    /** The account that was linked again; 0 for a new one. */
    instrumentId,
    events,
  } as const;
}

/** What came of the bank's page that a token stands for. */
export function linkOutcomeQuery(api: ApiClient, token: string) {
  return entityQuery({
    queryKey: [...moneyKeys.all, 'bank-link', token],
    ask: ({ signal }) => api.client(bankLinkContract).getBankLinkOutcome({ link_token: token }, { signal }),
    read: outcomeFromWire,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Saves what was chosen at the bank, once for each public token. The answer is the whole list. Rejects with ApiError. */
export function saveLinked(
  api: ApiClient,
  {
    publicToken,
    instrumentId,
  }: Pick<Extract<LinkOutcome, { kind: 'success' }>, 'publicToken' | 'instrumentId'>,
): Promise<WireInstruments> {
  return api.client(accountsContract).saveInstrument(
    {
      ...{ id: instrumentId, displayText: '', imageName: 'bank', isDefaultSelected: false },
      instrumentType: instrumentKind.toWire('BankAccount'),
      instrumentSubType: instrumentSubType.toWire('PlaidBank'),
      ...{ isPlaidBankRequest: true, publicToken },
    },
    { context: { idempotencyKey: publicToken } },
  );
}
