import type { WireReVerified } from '@dayfare/api/money/accounts/debit-card-contract';
import { endOfCard, instrumentStatus, instrumentVerification } from '@dayfare/domain/money';
import { expiryMismatchProblem } from '@dayfare/domain/validation';
import { eq } from 'drizzle-orm';
import { underLocks } from '../../../platform/db/transaction.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { enqueue } from '../../../platform/jobs/queue.ts';
import type { ApiContext, SignedIn } from '../../session/index.ts';
import { requireInstrument } from '../accounts/mine.ts';
import { type DebitCard, debitCards } from '../accounts/tables.ts';
import { lockEmployee } from '../core/owner.ts';
import { type Instrument, instruments } from '../core/tables.ts';
import type { VaultedCard } from './card-vault.ts';
import { cardExpiryJob } from './expire.ts';
import { requireVault } from './frame.ts';
import { billingAddressOf, requireCard } from './mine.ts';
import { countTries } from './tries.ts';
import { findTypedCard } from './typed-card.ts';

const pending: ReadonlySet<string | null> = new Set([
  'PendingAutomaticVerification',
  'PendingManualVerification',
]);

const verificationOf = ({ status, verification }: Instrument) =>
  pending.has(instrumentStatus.fromWire(status)) && verification !== null
    ? instrumentVerification.fromWire(verification)
    : null;

/** What doesn't fit the card that is there: another number, or an expiration date that neither is its own nor renews it. */
function mismatchOf(known: DebitCard, typed: VaultedCard, isRenewal: boolean): WireReVerified['problem'] {
  if (typed.fingerprint !== known.fingerprint) return 'OtherCard';
  const [year, month] = typed.expiry.split('-');
  if (isRenewal) return typed.expiry > known.expiry ? null : 'CardExpiryMismatch';
  return expiryMismatchProblem(`${month}/${year}`, known.expiry)?.key ?? null;
}

/** Writes that a card works again, with its new expiration date. */
function renew({ db, employee }: ApiContext & SignedIn, known: DebitCard, token: string, typed: VaultedCard) {
  const id = known.instrumentId;
  return underLocks(db, async (tx) => {
    await lockEmployee(tx, employee.id);
    // Its owner may have removed it while the card scheme was asked.
    await requireInstrument(tx, employee.id, id);
    await tx
      .update(instruments)
      .set({
        status: instrumentStatus.toWire('Active'),
        verification: instrumentVerification.toWire('Active'),
      })
      .where(eq(instruments.id, id));
    await tx.update(debitCards).set({ token, expiry: typed.expiry }).where(eq(debitCards.instrumentId, id));
    if (typed.expiry === known.expiry) return;
    const reference = `${id}:${typed.expiry}`;
    await enqueue(tx, { kind: cardExpiryJob, reference, dueAt: endOfCard(typed.expiry) });
  });
}

/**
 * Has a card work again whose owner has typed it again: the same number, with the expiration date that is known, or a later one for a card
 * that has expired. Refuses with InstrumentNotFound, CardPageUnavailable, CardTriesUsedUp, or InvalidRequest for a card that needs no such thing.
 */
export async function reVerify(
  context: ApiContext & SignedIn,
  { instrumentID, cardToken }: { readonly instrumentID: number; readonly cardToken: string },
): Promise<WireReVerified> {
  const { db, employee } = context;
  const instrument = await requireInstrument(db, employee.id, instrumentID);
  const known = await requireCard(db, instrument);
  const verification = verificationOf(instrument);
  const isRenewal = verification === 'UpdateRequired';
  if (!isRenewal && verification !== 'NeedVerification') throw new Refusal('InvalidRequest');
  const problem = await countTries(
    context,
    (outcome) => 'result' in outcome && outcome.result !== null && outcome.result !== 'CardTokenExpired',
    async (): Promise<WireReVerified['problem']> => {
      const typed = await findTypedCard(context, cardToken);
      if (!typed) return 'CardTokenExpired';
      const mismatch = mismatchOf(known, typed, isRenewal);
      if (mismatch) return mismatch;
      const { zipcode } = await billingAddressOf(context, instrumentID);
      const answer = await requireVault(context).verify(cardToken, zipcode);
      if (answer === 'unreachable') throw new Refusal('CardPageUnavailable');
      if (answer !== 'verified') return 'CardDeclined';
      await renew(context, known, cardToken, typed);
      return null;
    },
  );
  return { isVerified: problem === null, problem };
}
