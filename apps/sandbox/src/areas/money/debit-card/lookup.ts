import type { WireLookup } from '@dayfare/api/money/accounts/debit-card-contract';
import { instrumentStatus, instrumentVerification } from '@dayfare/domain/money';
import { and, eq, gt } from 'drizzle-orm';
import { underLocks } from '../../../platform/db/transaction.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { ApiContext, SignedIn } from '../../session/index.ts';
import { conditionOf, requireInstrument } from '../accounts/mine.ts';
import { debitCards } from '../accounts/tables.ts';
import { lockEmployee } from '../core/owner.ts';
import { type Instrument, instruments } from '../core/tables.ts';
import { frameFor, requireVault } from './frame.ts';
import { requireCard } from './mine.ts';
import { cardLookups } from './tables.ts';

/** How long a bank's customer may take, in milliseconds. */
const lifeMs = 10 * 60_000;

const active = {
  status: instrumentStatus.toWire('Active'),
  verification: instrumentVerification.toWire('Active'),
};

/** Whether a bank's word is all that a card needs. */
const isForBank = (instrument: Instrument) =>
  ['confirmationDue', 'confirmationRefused'].includes(conditionOf(instrument, {}));

/** Asks a card's bank to confirm it. Refuses with InstrumentNotFound, InvalidRequest or CardPageUnavailable. */
export async function lookUp(
  context: ApiContext & SignedIn,
  { instrumentID, origin }: { readonly instrumentID: number; readonly origin: string },
): Promise<WireLookup> {
  const { db, clock, employee } = context;
  const instrument = await requireInstrument(db, employee.id, instrumentID);
  if (!isForBank(instrument)) throw new Refusal('InvalidRequest');
  const { token } = await requireCard(db, instrument);
  const { outcome, accountId, challengeUrl } = await requireVault(context).lookUp(
    token,
    frameFor(context, origin),
  );
  await db.insert(cardLookups).values({
    ...{ accountId, employeeId: employee.id, instrumentId: instrument.id },
    expiresAt: new Date(clock.real().getTime() + lifeMs),
  });
  if (outcome === 'refused') await refuse(context, instrument.id);
  return { outcome, accountID: accountId, challengeUrl };
}

/** Notes that a card's bank doesn't confirm it. */
async function refuse({ db }: Pick<ApiContext, 'db'>, instrumentId: number): Promise<void> {
  await db
    .update(instruments)
    .set({ verification: instrumentVerification.toWire('VerificationFailed') })
    .where(eq(instruments.id, instrumentId));
}

/**
 * Makes a card usable, where its bank has confirmed it in a lookup that this person began for this card. Idempotent. Refuses with
 * InstrumentNotFound, or with DebitCardFailedToUpdate where the bank has not.
 */
export async function confirmByLookup(
  context: ApiContext & SignedIn,
  { instrumentID, accountID }: { readonly instrumentID: number; readonly accountID: string },
): Promise<void> {
  const { db, clock, employee: asking } = context;
  const mine = and(
    eq(cardLookups.accountId, accountID),
    eq(cardLookups.employeeId, asking.id),
    eq(cardLookups.instrumentId, instrumentID),
    gt(cardLookups.expiresAt, clock.real()),
  );
  const result = await requireVault(context).resultOf(accountID);
  const isConfirmed = await underLocks(db, async (tx) => {
    await lockEmployee(tx, asking.id);
    const instrument = await requireInstrument(tx, asking.id, instrumentID);
    const card = await requireCard(tx, instrument);
    // The answer to the first request was lost.
    if (conditionOf(instrument) === 'usable' && card.threeDSAccountId === accountID) return true;
    const [found] = await tx.select({ id: cardLookups.accountId }).from(cardLookups).where(mine);
    if (!found || !isForBank(instrument)) return false;
    if (result === 'refused') await refuse({ db: tx }, instrument.id);
    if (result !== 'confirmed') return false;
    await tx.update(instruments).set(active).where(eq(instruments.id, instrument.id));
    await tx
      .update(debitCards)
      .set({ threeDSAccountId: accountID })
      .where(eq(debitCards.instrumentId, instrument.id));
    return true;
  });
  if (!isConfirmed) throw new Refusal('DebitCardFailedToUpdate');
}
