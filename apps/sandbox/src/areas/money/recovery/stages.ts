import { proofStatus } from '@dayfare/domain/money';
import { eq } from 'drizzle-orm';
import { recoveryLines } from '../../../ledger/entries.ts';
import { openAccounts, post } from '../../../ledger/post.ts';
import type { Db } from '../../../platform/db/db.ts';
import { enqueue } from '../../../platform/jobs/queue.ts';
import { closeInstrument } from '../accounts/own-accounts.ts';
import { type Earner, lockEarner, ownerOf } from '../core/owner.ts';
import { proofs } from '../core/proof-tables.ts';
import { isFinal } from '../payments/final-reasons.ts';
import type { Order, OrderRules } from '../payments/order-rules.ts';
import { orderReturnJob } from '../payments/orders.ts';
import { againOf } from '../payments/outbox.ts';
import { tellOfDebit } from './notices.ts';
import { recoveries } from './tables.ts';

/** The id of an order to debit an account. */
export const recoveryOrder = (id: number): string => `C-${id}`;

/** Why a debit is not handed over whose deduction has been cleared. */
const notNeeded = 'ClearedOtherwise';

const numberOf = (order: string) => Number(order.slice(2));

async function found(tx: Db, order: string) {
  const [one] = await tx
    .select({ recovery: recoveries, proof: proofs })
    .from(recoveries)
    .innerJoin(proofs, eq(proofs.id, recoveries.proofId))
    .where(eq(recoveries.id, numberOf(order)));
  return one;
}

async function book(
  { tx, payment, at }: Order,
  earner: Earner,
  { reference, minor }: { readonly reference: string; readonly minor: number },
): Promise<void> {
  const owner = ownerOf(earner);
  await openAccounts(tx, owner);
  await post(tx, {
    ...{ kind: 'recovery', reference: `${reference}:${payment.transactionId}${againOf(payment)}`, at },
    order: payment.transactionId,
    lines: recoveryLines(owner, minor),
  });
}

async function require(order: Order) {
  const one = await found(order.tx, order.payment.transactionId);
  if (!one) throw new Error(`The debit ${order.payment.transactionId} is gone.`);
  return { ...one, earner: await lockEarner(order.tx, one.proof.employmentId) };
}

const isCleared = ({ status }: Pick<typeof proofs.$inferSelect, 'status'>) =>
  proofStatus.fromWire(status) === 'Accepted';

const decideProof = (tx: Db, id: number, status: 'Accepted' | 'Needed') =>
  tx
    .update(proofs)
    .set({ status: proofStatus.toWire(status), refusal: null })
    .where(eq(proofs.id, id));

/** Whether its bank did not answer at once, so that the user was told to wait. */
const tookLonger = ({ payment: { handedOverAt }, at }: Order): boolean =>
  handedOverAt !== null && handedOverAt < at;

/** The money has come: it clears its deduction, or goes back where that had been cleared otherwise. */
async function came(order: Order, paidMinor: number, isNews: boolean): Promise<void> {
  const { recovery, proof, earner } = await require(order);
  const { tx, payment, instrument, employee, at } = order;
  await book(order, earner, { reference: 'recovery', minor: paidMinor });
  const wasNeeded = !isCleared(proof);
  await tx.update(recoveries).set({ isRecovered: true, wasNeeded }).where(eq(recoveries.id, recovery.id));
  if (!wasNeeded) {
    await enqueue(tx, { kind: orderReturnJob, reference: payment.transactionId, dueAt: at });
    return;
  }
  await decideProof(tx, proof.id, 'Accepted');
  if (isNews) await tellOfDebit(tx, employee, { event: 'arrived', amountMinor: paidMinor, instrument, at });
}

/** What becomes of a debit of what a deduction owes: the money came, or it didn't, or the bank took it back. */
export const recoveryRules: OrderRules = {
  find: async (tx, id) => {
    const one = await found(tx, id);
    return (
      one && {
        ...{ instrumentId: one.recovery.instrumentId, arrivesAt: one.recovery.at },
        promisedAt: one.recovery.at,
      }
    );
  },
  // What its person has sent in the meantime may have shown that it is paid.
  unwanted: async ({ tx, payment }) => {
    const one = await found(tx, payment.transactionId);
    return one && isCleared(one.proof) ? notNeeded : null;
  },
  delayed: async () => null,
  // The user is told at once that it takes longer.
  travelsOn: async () => undefined,
  failed: async (order, { reason, from }) => {
    const { tx, instrument, employee, at } = order;
    const { recovery, proof, earner } = await require(order);
    const { amountMinor } = recovery;
    if (from === 'payout') {
      if (reason === notNeeded)
        await tellOfDebit(tx, employee, { event: 'notNeeded', amountMinor, instrument, at });
      else if (tookLonger(order))
        await tellOfDebit(tx, employee, { event: 'refused', amountMinor, instrument, at });
      return;
    }
    await book(order, earner, { reference: 'recovery-returned', minor: -amountMinor });
    await tx
      .update(recoveries)
      .set({ isRecovered: false, returnedAt: at })
      .where(eq(recoveries.id, recovery.id));
    if (isFinal(reason)) await closeInstrument(tx, instrument);
    // Owed again, if it had been: it can be debited again, or a proof shows that it was paid.
    if (recovery.wasNeeded) await decideProof(tx, proof.id, 'Needed');
    const event = recovery.wasNeeded ? 'returned' : 'givenBack';
    await tellOfDebit(tx, employee, { event, amountMinor, instrument, at });
  },
  paid: (order, paidMinor) => came(order, paidMinor, tookLonger(order)),
  paidAfterAll: (order, moreMinor) => came(order, moreMinor, true),
  held: async () => undefined,
  released: async () => undefined,
};
