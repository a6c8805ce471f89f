import type { Db } from '../db/open.ts';
import { inTransaction } from '../db/transaction.ts';
import type { ApiContext, Server } from '../http/api-context.ts';
import type { Employee } from '../session/index.ts';
import { bringUpToDate } from './accrue.ts';
import { lockEmployee } from './owner.ts';
import { type Standing, standingOf } from './standing.ts';

/** What is at hand inside a transaction about one employee's money. */
export interface MoneyWork {
  readonly tx: Db;
  readonly employee: Employee;
  readonly standing: Standing;
  readonly now: Date;
}

/** Runs `work` in one serializable transaction in which nobody else can move this employee's money. */
export function withStanding<Result>(
  { db, clock, settings }: Server,
  employeeId: number,
  work: (money: MoneyWork) => Promise<Result>,
): Promise<Result> {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const locked = await lockEmployee(tx, employeeId);
    const employee = await bringUpToDate(tx, locked, now, settings.accessPercent);
    return work({ tx, employee, now, standing: await standingOf(tx, employee, now, settings.accessPercent) });
  });
}

/** A context in which somebody is signed in. */
export type SignedInContext = ApiContext & { readonly employee: Employee };
