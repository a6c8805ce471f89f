import { randomUUID } from 'node:crypto';
import { instrumentStatus, type MinorUnits, minorUnits } from '@dayfare/domain/money';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Server } from '../../platform/http/server.ts';
import { enqueue } from '../../platform/jobs/queue.ts';
import {
  currencyOf,
  heldIn,
  isHeld,
  lockEmployee,
  lockPayPeriod,
  type MoneyWork,
  payInto,
  requireHolding,
  requireNotClosing,
  requireOpenAccount,
  writeMove,
} from '../money/index.ts';
import type { Employee } from '../session/index.ts';
import type { Goal } from './goals.ts';
import { arrivalJob, firstLookMs, noteSaved } from './milestones.ts';
import { savingsDeposits } from './tables.ts';

/** Whose money is locked, and, where it comes from pay, how that stands. */
export interface LockedMoney {
  readonly employee: Employee;
  /** Null where it comes from something that we hold. */
  readonly pay: Omit<MoneyWork, 'tx'> | null;
  readonly now: Date;
}

/** Locks the money that a deposit comes from. */
export async function lockSource(
  tx: Db,
  { row }: Pick<Goal, 'row'>,
  { from, settings, now }: Pick<Server, 'settings'> & { readonly from: number | null; readonly now: Date },
): Promise<LockedMoney> {
  if (from !== null) return { employee: await lockEmployee(tx, row.employeeId), pay: null, now };
  if (row.employmentId === null) throw new Refusal('FundsNotAvailable');
  const pay = await lockPayPeriod(tx, { settings, employmentId: row.employmentId }, now);
  return { employee: pay.employee, pay, now };
}

/** A deposit that was made. */
export interface Made {
  readonly id: string;
  readonly arrivesAt: Date;
}

interface FromHeld {
  readonly server: Server;
  readonly employee: Employee;
  readonly from: number;
  readonly amount: MinorUnits;
  readonly now: Date;
}

/** Takes a deposit out of something else that we hold for the person, where it is at once. */
async function fromHeld(
  tx: Db,
  { instrument }: Goal,
  { server, employee, from, amount, now }: FromHeld,
): Promise<Made> {
  requireOpenAccount(employee);
  await requireNotClosing(tx, employee.id);
  const source = await requireHolding(tx, employee.id, from);
  const isActive = instrumentStatus.fromWire(source.status) === 'Active';
  if (!isActive || !isHeld(source) || source.isGoal) throw new Refusal('InstrumentNotUsable');
  const there = await heldIn(tx, source.id);
  const currency = currencyOf(employee);
  if (there <= 0) throw new Refusal('FundsNotAvailable');
  if (amount > there) throw new Refusal('FundsAmountExceeds', { currency, max: there });
  const made = await writeMove(tx, {
    ...{ from: source, to: instrument, amount, fee: minorUnits(0), currency },
    ...{ source: 'ACH', payout: null, now },
  });
  await server.whenMoneyLeft(tx, { employeeId: employee.id, instrumentId: from, id: made.id, at: now });
  return made;
}

/** A deposit into a goal, of an amount that has been checked. */
export interface Deposit {
  readonly server: Server;
  readonly amount: MinorUnits;
  /** Null: from pay. */
  readonly from: number | null;
  readonly how: 'byHand' | 'scheduled' | 'rule';
  /** The one that was scheduled; null to write another. */
  readonly scheduled: string | null;
}

/**
 * Puts money into a goal under the lock of its source, in the caller's transaction, and writes down that it did. Refuses, and changes nothing,
 * for the reasons that transfers and moves are refused for.
 */
export async function putIn(
  tx: Db,
  goal: Goal,
  { employee, pay, now }: LockedMoney,
  { server, amount, from, how, scheduled }: Deposit,
): Promise<Made> {
  const { id: goalId } = goal.row;
  const made = pay
    ? await payInto(tx, pay, {
        server,
        instrument: goal.instrument,
        amount,
        contractIds: goal.row.contractIds,
      })
    : await fromHeld(tx, goal, { server, employee, from: from ?? 0, amount, now });
  const written = {
    ...({ status: 'made', amountMinor: amount, sourceInstrumentId: from, at: now } as const),
    ...(pay ? { transactionId: made.id } : { moveId: made.id }),
  };
  if (scheduled) await tx.update(savingsDeposits).set(written).where(eq(savingsDeposits.id, scheduled));
  else await tx.insert(savingsDeposits).values({ id: `G-${randomUUID()}`, goalId, how, ...written });
  const dueAt = new Date(made.arrivesAt.getTime() + firstLookMs);
  if (pay) await enqueue(tx, { kind: arrivalJob, reference: `${made.id}:0`, dueAt });
  else await noteSaved(tx, goal, { employee, now });
  return made;
}
