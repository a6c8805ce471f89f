import { add, type IsoDate, type MinorUnits, minorUnits, proofStatus } from '@dayfare/domain/money';
import { and, eq, gte, inArray, isNull, min, ne, type SQL, sql } from 'drizzle-orm';
import { ledgerAccounts } from '../../../ledger/tables.ts';
import type { Db } from '../../../platform/db/db.ts';
import { rowsOf } from '../../../platform/db/rows.ts';
import { employments } from '../../session/index.ts';
import { proofs } from '../core/proof-tables.ts';
import { fromDatabase } from '../core/schedule.ts';
import { payPeriods } from '../core/tables.ts';

/** What a person owes, at all employers, and how it is cleared. */
export interface Owed {
  readonly total: MinorUnits;
  /** Taken early, and to come off the pays that follow by itself. */
  readonly fromPay: MinorUnits;
  /** Deductions that never reached us: to be paid, or proved. Until then nothing can be taken. */
  readonly toClear: MinorUnits;
  /** The next payday that takes of it; null where nothing is to come off, or there is none. */
  readonly payday: IsoDate | null;
}

/** Adds up what a person owes on a day, from kept balances. */
export async function owedBy(tx: Db, employeeId: number, today: IsoDate): Promise<Owed> {
  const [taken] = await tx
    .select({ minor: sql<string>`coalesce(sum(${ledgerAccounts.balanceMinor}), 0)` })
    .from(ledgerAccounts)
    .where(
      and(eq(ledgerAccounts.employeeId, employeeId), inArray(ledgerAccounts.kind, ['receivable', 'due'])),
    );
  const [missed] = await tx
    .select({ minor: sql<string>`coalesce(sum(${proofs.amountMinor}), 0)` })
    .from(proofs)
    .where(
      and(
        eq(proofs.employeeId, employeeId),
        eq(proofs.kind, 'deduction'),
        ne(proofs.status, proofStatus.toWire('Accepted')),
      ),
    );
  const [next] = await tx
    .select({ paysOn: min(payPeriods.paysOn) })
    .from(payPeriods)
    .innerJoin(employments, eq(employments.id, payPeriods.employmentId))
    .where(
      and(eq(employments.employeeId, employeeId), gte(payPeriods.paysOn, today), isNull(payPeriods.paidAt)),
    );
  const fromPay = minorUnits(Number(taken?.minor ?? 0));
  const toClear = minorUnits(Number(missed?.minor ?? 0));
  return {
    ...{ total: add(fromPay, toClear), fromPay, toClear },
    payday: fromPay > 0 && next?.paysOn ? fromDatabase(next.paysOn) : null,
  };
}

/** Finds deductions that have not cleared, of those that are asked for. */
export const unclearedDeduction = (which: SQL): SQL =>
  sql`select 1 from ${proofs} where ${and(
    which,
    eq(proofs.kind, 'deduction'),
    ne(proofs.status, proofStatus.toWire('Accepted')),
  )}`;

/** Whether a deduction of a person has not cleared, at any employer: nothing can be closed until then. */
export async function hasUnclearedDeduction(tx: Db, employeeId: number): Promise<boolean> {
  const open = unclearedDeduction(eq(proofs.employeeId, employeeId));
  return rowsOf(await tx.execute(sql`${open} limit 1`)).length > 0;
}
