import {
  type InstrumentCondition,
  instrumentCondition,
  instrumentStatus,
  instrumentVerification,
} from '@dayfare/domain/money';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { type Instrument, instruments } from '../core/tables.ts';
import { deleted } from './own-accounts.ts';

/** An account of this employee that has not been removed, or what holds a savings goal. Refuses with InstrumentNotFound. */
export async function requireHolding(tx: Db, employeeId: number, id: number): Promise<Instrument> {
  const [found] = await tx
    .select()
    .from(instruments)
    .where(and(eq(instruments.id, id), eq(instruments.employeeId, employeeId)));
  if (!found || found.status === deleted) throw new Refusal('InstrumentNotFound');
  return found;
}

/** An instrument of this employee that has not been removed. Refuses with InstrumentNotFound. */
export async function requireInstrument(tx: Db, employeeId: number, id: number): Promise<Instrument> {
  const found = await requireHolding(tx, employeeId, id);
  if (found.isGoal) throw new Refusal('InstrumentNotFound');
  return found;
}

/** How an account stands to which no small deposits are on their way, or a linked card. */
export const conditionOf = (
  { status, verification }: Pick<Instrument, 'status' | 'verification'>,
  card: object | null = null,
): InstrumentCondition =>
  instrumentCondition({
    status: instrumentStatus.fromWire(status) ?? 'InActive',
    verification: verification === null ? null : instrumentVerification.fromWire(verification),
    pennyTest: null,
    card,
  });

/** Whether an account works or did until the link to its bank ended; one that was never verified did not. */
export function canBeLinkedAgain(account: Pick<Instrument, 'status' | 'verification'>): boolean {
  const condition = conditionOf(account);
  return condition === 'usable' || condition === 'linkExpired';
}
