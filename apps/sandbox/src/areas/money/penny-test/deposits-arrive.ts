import { pennyTestStatus } from '@dayfare/domain/money';
import { eq } from 'drizzle-orm';
import { settlementLines, verificationLines, verificationReturnLines } from '../../../ledger/entries.ts';
import { post } from '../../../ledger/post.ts';
import type { Db } from '../../../platform/db/db.ts';
import { tellOfNews } from '../accounts/notices.ts';
import { deleted } from '../accounts/own-accounts.ts';
import { pennyTests } from '../accounts/tables.ts';
import { deliverySchedule } from '../core/arrival.ts';
import { currencyOf } from '../core/owner.ts';
import { laterArrival, newArrival } from '../payments/lateness.ts';
import type { Order, OrderRules } from '../payments/order-rules.ts';
import { againOf } from '../payments/outbox.ts';
import { conclude } from './penny-test.ts';

const partsOf = (id: string) => id.slice(2).split(':').map(Number) as [number, number];

async function testOf(tx: Db, id: string) {
  const [instrumentId, resendsLeft] = partsOf(id);
  const [test] = await tx.select().from(pennyTests).where(eq(pennyTests.instrumentId, instrumentId));
  return test?.resendsLeft === resendsLeft ? test : undefined;
}

/** Promises them for a later time, and leaves as long as before to type them. */
async function promise(
  tx: Db,
  { instrumentId, arrivesAt: before, expiresAt }: typeof pennyTests.$inferSelect,
  arrivesAt: Date,
): Promise<void> {
  const shift = arrivesAt.getTime() - before.getTime();
  await tx
    .update(pennyTests)
    .set({ arrivesAt, expiresAt: new Date(expiresAt.getTime() + shift) })
    .where(eq(pennyTests.instrumentId, instrumentId));
}

/** Whether these are the deposits that the account waits for: it has not been removed, nor have others been sent since. */
async function isWaitedFor({ tx, payment, instrument }: Order): Promise<boolean> {
  const test = await testOf(tx, payment.transactionId);
  const isOpen = test && pennyTestStatus.fromWire(test.status) === 'PennyNotVerified';
  return isOpen === true && instrument.status !== deleted;
}

async function takeBack(
  { tx, payment, employee, at }: Order,
  { minor, from, reference }: { minor: number; from: 'payout' | 'paidOut'; reference: string },
): Promise<void> {
  await post(tx, {
    kind: 'verification',
    reference: `${reference}:${payment.transactionId}${againOf(payment)}`,
    ...{ order: payment.transactionId, at },
    lines: verificationReturnLines(currencyOf(employee), minor, from),
  });
}

/** Books what has arrived. */
async function bookArrival({ tx, payment, employee, at }: Order, minor: number): Promise<void> {
  await post(tx, {
    kind: 'settlement',
    reference: `verification-settlement:${payment.transactionId}${againOf(payment)}`,
    ...{ order: payment.transactionId, at },
    lines: settlementLines(currencyOf(employee), { amount: minor, fee: 0, payout: 'bank' }),
  });
}

async function concludeFailed(order: Order): Promise<void> {
  if (!(await isWaitedFor(order))) return;
  const { tx, instrument, employee, at } = order;
  await conclude(tx, instrument, 'DepositFailed');
  await tellOfNews(tx, employee, { outcome: 'returned', instrument, at });
}

/** What becomes of the small deposits that verify an account: they arrive, or come back where the bank has no such account. */
export const depositRules: OrderRules = {
  find: async (tx, id) => {
    const [instrumentId] = partsOf(id);
    const test = await testOf(tx, id);
    // Abandoned ones still have to end.
    const arrivesAt = test?.arrivesAt ?? new Date(0);
    return { instrumentId, arrivesAt, promisedAt: test?.sentAt ?? arrivesAt };
  },
  delayed: async (order) => {
    const { tx, employee, at } = order;
    const test = (await isWaitedFor(order)) ? await testOf(tx, order.payment.transactionId) : undefined;
    if (!test) return null;
    const currency = currencyOf(employee);
    const trip = { currency, speed: 'NextDay', to: 'bank' } as const;
    const { sendAt } = deliverySchedule(currency, trip, test.sentAt);
    const late = newArrival({ ...trip, sendAt, at, arrivesAt: test.arrivesAt });
    if (!late) return null;
    await promise(tx, test, late.arrivesAt);
    return late.arrivesAt;
  },
  travelsOn: async (order) => {
    const { tx, employee, at } = order;
    const test = (await isWaitedFor(order)) ? await testOf(tx, order.payment.transactionId) : undefined;
    const late =
      test && laterArrival({ currency: currencyOf(employee), to: 'bank', arrivesAt: test.arrivesAt, at });
    if (late) await promise(tx, test, late.arrivesAt);
  },
  failed: async (order, { from }) => {
    const { amountMinor } = order.payment;
    await takeBack(order, { minor: amountMinor, from, reference: 'verification-returned' });
    await concludeFailed(order);
  },
  paid: async (order, paidMinor) => {
    const { tx, payment, instrument, employee, at } = order;
    await bookArrival(order, paidMinor);
    const missing = payment.amountMinor - paidMinor;
    if (missing > 0) {
      await takeBack(order, { minor: missing, from: 'payout', reference: 'verification-part' });
      // Amounts that were not sent as they were chosen verify nothing.
      await concludeFailed(order);
    } else if (await isWaitedFor(order))
      await tellOfNews(tx, employee, { outcome: 'arrived', instrument, at });
  },
  // They verify nothing any more, and their amounts are no secret for ever: it is a cost, as it had been.
  paidAfterAll: async (order, moreMinor) => {
    const { tx, payment, employee, at } = order;
    await post(tx, {
      kind: 'verification',
      reference: `verification:${payment.transactionId}${againOf(payment)}`,
      ...{ order: payment.transactionId, at },
      lines: verificationLines(currencyOf(employee), moreMinor),
    });
    await bookArrival(order, moreMinor);
  },
  held: async () => undefined,
  released: async () => undefined,
};
