import { add, type IsoDate, type MinorUnits, minorUnits, proofStatus } from '@dayfare/domain/money';
import { and, eq, gte, inArray, isNull, min, ne, sql } from 'drizzle-orm';
import { ledgerAccounts } from '../../ledger/tables.ts';
import type { Db } from '../../platform/db/db.ts';
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

/** Whether a deduction of this employment has not cleared: nothing can be taken early until then. */
export async function hasUnclearedDeduction(tx: Db, employmentId: number): Promise<boolean> {
  const [open] = await tx
    .select({ id: proofs.id })
    .from(proofs)
    .where(
      and(
        eq(proofs.employmentId, employmentId),
        eq(proofs.kind, 'deduction'),
        ne(proofs.status, proofStatus.toWire('Accepted')),
      ),
    )
    .limit(1);
  return open !== undefined;
}
