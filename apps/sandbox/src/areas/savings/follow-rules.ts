import {
  addDays,
  atLocalTime,
  type IsoDate,
  isoDate,
  type MinorUnits,
  min,
  minorUnits,
  subtract,
  sum,
  type TimeZone,
} from '@dayfare/domain/money';
import { isSaving, putAside } from '@dayfare/domain/savings';
import { and, eq, gt, lte, notInArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { attempt } from '../../platform/http/attempt.ts';
import type { Server } from '../../platform/http/server.ts';
import { enqueueOnce } from '../../platform/jobs/queue.ts';
import type { JobHandler } from '../../platform/jobs/worker.ts';
import { purchasesBetween } from '../card/index.ts';
import { amountBounds, instruments, transactions, undone } from '../money/index.ts';
import { changeRow, dayAt, type Goal, goalWith, rulesOf, savedIn, statusOf } from './goals.ts';
import { lockSource, putIn } from './put-in.ts';

/** The kind of job that looks at the day's early transfers; its reference is `goal:day`. */
export const rulesJob = 'savings-rules';

/** When it looks, where the person is: late enough for most of the day's transfers. */
const hourOfDay = 21;

/** Has the transfers of a day looked at, where the goal has rules. */
export async function lookAtTransfers(
  tx: Db,
  { row }: Goal,
  day: IsoDate,
  timeZone: TimeZone,
): Promise<void> {
  const { roundUpTo, part } = rulesOf(row);
  if (row.employmentId === null || (roundUpTo === null && part === null)) return;
  if (!isSaving(statusOf(row))) return;
  const dueAt = new Date(atLocalTime(day, hourOfDay, 0, timeZone));
  await enqueueOnce(tx, { kind: rulesJob, reference: `${row.id}:${day}`, dueAt });
}

/**
 * What the rules of a goal put aside for the early transfers and card purchases since they were looked at last. Transfers into goals don't count,
 * and purchases are only rounded up.
 */
async function putAsideSince(tx: Db, { row }: Goal, until: Date): Promise<MinorUnits> {
  const { createdAt, employmentId, status, instrumentId } = transactions;
  const made = await tx
    .select({ amount: transactions.amountMinor, fee: transactions.feeMinor })
    .from(transactions)
    .innerJoin(instruments, eq(instruments.id, instrumentId))
    .where(
      and(
        ...[eq(employmentId, row.employmentId ?? 0), eq(instruments.isGoal, false)],
        ...[gt(createdAt, row.rulesUntil), lte(createdAt, until), notInArray(status, [...undone])],
      ),
    );
  const rules = rulesOf(row);
  const bought =
    rules.roundUpTo === null
      ? []
      : await purchasesBetween(tx, row.employeeId, { after: row.rulesUntil, until });
  return sum([
    ...made.map(({ amount, fee }) => putAside(minorUnits(amount + fee), rules)),
    ...bought.map((amount) => putAside(amount, { ...rules, part: null })),
  ]);
}

/**
 * Puts into a goal what its rules come to for the early transfers and card purchases of a day, from pay. What is too little for a deposit, or can't be
 * taken today, is added to the next day's.
 */
export function rulesHandler(server: Server): JobHandler {
  return async (tx, { reference }, ran) => {
    const [id = '', day = ''] = reference.split(':');
    const first = await goalWith(tx, Number(id));
    if (!first) return false;
    const money = await lockSource(tx, first, { from: null, settings: server.settings, now: ran });
    const goal = await goalWith(tx, Number(id));
    const { employee } = money;
    if (!goal || employee.closedAt || !isSaving(statusOf(goal.row))) return false;
    const waiting = minorUnits(goal.row.rulesWaitingMinor + (await putAsideSince(tx, goal, ran)));
    const { all } = await savedIn(tx, goal);
    const missing = minorUnits(Math.max(0, goal.row.targetMinor - all));
    const amount = min(waiting, missing);
    const isEnough = amount > 0 && amount >= amountBounds(server).minAmount;
    const command = { server, amount, from: null, how: 'rule', scheduled: null } as const;
    const isMade = isEnough && !(await attempt(tx, (inner) => putIn(inner, goal, money, command)));
    await changeRow(tx, goal, {
      rulesUntil: ran,
      rulesWaitingMinor: isMade ? subtract(waiting, amount) : min(waiting, missing),
    });
    const today = dayAt(ran, employee.timeZone);
    const next = addDays(today > day ? today : isoDate(day), 1);
    const after = await goalWith(tx, goal.row.id);
    if (after) await lookAtTransfers(tx, after, next, employee.timeZone);
    return true;
  };
}
