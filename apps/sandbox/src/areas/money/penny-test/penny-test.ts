import { randomInt } from 'node:crypto';
import {
  areDeposits,
  canSendAgain,
  epochMs,
  fromWire,
  instrumentStatus,
  instrumentVerification,
  type PennyTest,
  pennyTestLimits,
  pennyTestStatus,
  pennyTestStep,
} from '@dayfare/domain/money';
import { eq } from 'drizzle-orm';
import { verificationLines } from '../../../ledger/entries.ts';
import { openSharedAccounts, post } from '../../../ledger/post.ts';
import type { Db } from '../../../platform/db/db.ts';
import { underLocks } from '../../../platform/db/transaction.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { enqueue } from '../../../platform/jobs/queue.ts';
import { spendQuota } from '../../../platform/limits/quotas.ts';
import type { Employee } from '../../session/index.ts';
import { requireInstrument } from '../accounts/mine.ts';
import { endTest } from '../accounts/penny-test-end.ts';
import { type PennyTestRow, pennyTests } from '../accounts/tables.ts';
import { deliverySchedule } from '../core/arrival.ts';
import type { SignedInContext } from '../core/contexts.ts';
import { requireOpenAccount } from '../core/open-account.ts';
import { currencyOf, lockEmployee } from '../core/owner.ts';
import { type Instrument, instruments } from '../core/tables.ts';
import { orderJob } from '../payments/orders.ts';
import { writeOrder } from '../payments/outbox.ts';
import { depositOrder } from './deposit-order.ts';

const day = 24 * 3_600_000;

/** Both deposits, in minor units. */
export function depositsOf({ amounts }: Pick<PennyTestRow, 'amounts'>): readonly [number, number] {
  const [first = 0, second = 0] = amounts.split(',').map(Number);
  return [first, second];
}

/** A verification in the domain's terms. */
const testOf = (row: PennyTestRow): PennyTest => ({
  status: pennyTestStatus.fromWire(row.status) ?? 'Unknown',
  arrivesAt: epochMs(row.arrivesAt.getTime()),
  expiresAt: epochMs(row.expiresAt.getTime()),
  triesLeft: row.triesLeft,
  resendsLeft: row.resendsLeft,
});

/** How often a person may be sent small deposits within a day, and within a year: they are not paid back. */
const most = [
  { name: 'deposits', points: 4, perMs: day },
  { name: 'depositsOfYear', points: 20, perMs: 365 * day },
] as const;

/**
 * Sends two small deposits to an account, in the caller's transaction. They arrive on the next business day. Refuses with AccessNotAvailable, or with
 * TooManyDeposits.
 */
export async function sendDeposits(
  tx: Db,
  employee: Employee,
  {
    instrument,
    resendsLeft,
    now,
  }: { instrument: Pick<Instrument, 'id' | 'displayText' | 'last4'>; resendsLeft: number; now: Date },
): Promise<void> {
  requireOpenAccount(employee);
  for (const { name, ...quota } of most)
    if (!(await spendQuota(tx, [name, employee.id], quota, { now }))) throw new Refusal('TooManyDeposits');
  const { id: instrumentId } = instrument;
  const currency = currencyOf(employee);
  const amounts = [randomInt(1, pennyTestLimits.largest + 1), randomInt(1, pennyTestLimits.largest + 1)];
  const { sendAt, arrivesAt } = deliverySchedule(currency, 'NextDay', now);
  const sent = {
    status: pennyTestStatus.toWire('PennyNotVerified'),
    amounts: amounts.join(','),
    sentAt: now,
    arrivesAt,
    expiresAt: new Date(arrivesAt.getTime() + pennyTestLimits.days * day),
    triesLeft: pennyTestLimits.tries,
    resendsLeft,
  };
  await tx
    .insert(pennyTests)
    .values({ instrumentId, ...sent })
    .onConflictDoUpdate({ target: pennyTests.instrumentId, set: sent });
  const order = depositOrder(instrumentId, resendsLeft);
  const amountMinor = amounts.reduce((sum, one) => sum + one, 0);
  await writeOrder(tx, { id: order, origin: 'deposits', rail: 'ach', amountMinor }, instrument);
  await openSharedAccounts(tx, currency);
  await post(tx, {
    kind: 'verification',
    reference: `verification:${order}`,
    ...{ order, at: now },
    lines: verificationLines(currency, amountMinor),
  });
  await enqueue(tx, { kind: orderJob, reference: order, dueAt: sendAt });
}

/** Writes what a verification has come to into its account. */
export async function conclude(
  tx: Db,
  { id }: Pick<Instrument, 'id'>,
  outcome: 'Active' | 'VerificationFailed' | 'DepositFailed',
): Promise<void> {
  const isVerified = outcome === 'Active';
  const status = {
    Active: 'PennyVerified',
    VerificationFailed: 'PennyVerificationFailed',
    DepositFailed: 'PennyRejected',
  } as const;
  await endTest(tx, id, status[outcome]);
  await tx
    .update(instruments)
    .set({
      verification: instrumentVerification.toWire(outcome),
      ...(isVerified && { status: instrumentStatus.toWire('Active') }),
    })
    .where(eq(instruments.id, id));
}

async function requireTest(tx: Db, instrumentId: number): Promise<PennyTestRow> {
  const [row] = await tx.select().from(pennyTests).where(eq(pennyTests.instrumentId, instrumentId));
  if (!row) throw new Refusal('PennyTestNotOpen');
  return row;
}

/** Sends the deposits again, for users who could not find the first ones. Refuses with PennyTestNotOpen. */
export function resendDeposits({ db, clock, employee: asking }: SignedInContext, id: number): Promise<void> {
  const now = clock.now();
  return underLocks(db, async (tx) => {
    const employee = await lockEmployee(tx, asking.id);
    const instrument = await requireInstrument(tx, employee.id, id);
    const row = await requireTest(tx, id);
    if (!canSendAgain(testOf(row), epochMs(now.getTime()))) throw new Refusal('PennyTestNotOpen');
    await sendDeposits(tx, employee, { instrument, resendsLeft: row.resendsLeft - 1, now });
  });
}

/** The amounts as entered, in whole currency units. */
export interface Entered {
  readonly instrumentID: number;
  readonly firstAmount: number;
  readonly secondAmount: number;
}

/** Compares what was entered, and counts the try. Refuses nothing itself, so that the count stays. */
async function compare(
  tx: Db,
  employeeId: number,
  { entered, now }: { entered: Entered; now: Date },
): Promise<'verified' | 'wrong' | 'failed' | 'closed'> {
  const instrument = await requireInstrument(tx, employeeId, entered.instrumentID);
  const row = await requireTest(tx, instrument.id);
  const step = pennyTestStep(testOf(row), epochMs(now.getTime()));
  // The answer to the first press was lost.
  if (step === 'verified') return step;
  if (step !== 'arrived') return 'closed';
  const amounts = [fromWire(entered.firstAmount), fromWire(entered.secondAmount)] as const;
  if (areDeposits(amounts, depositsOf(row))) {
    await conclude(tx, instrument, 'Active');
    return 'verified';
  }
  const triesLeft = row.triesLeft - 1;
  await tx.update(pennyTests).set({ triesLeft }).where(eq(pennyTests.instrumentId, instrument.id));
  if (triesLeft > 0) return 'wrong';
  await conclude(tx, instrument, 'VerificationFailed');
  return 'failed';
}

/** Verifies an account by the amounts of its deposits. Refuses with PennyAmountsWrong, PennyTestFailed or PennyTestNotOpen. */
export async function verifyDeposits(
  { db, clock, employee }: SignedInContext,
  entered: Entered,
): Promise<void> {
  const now = clock.now();
  const outcome = await underLocks(db, async (tx) => {
    await lockEmployee(tx, employee.id);
    return compare(tx, employee.id, { entered, now });
  });
  if (outcome === 'closed') throw new Refusal('PennyTestNotOpen');
  if (outcome === 'wrong') throw new Refusal('PennyAmountsWrong');
  if (outcome === 'failed') throw new Refusal('PennyTestFailed');
}
