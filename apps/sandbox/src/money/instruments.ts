import type { WireInstruments } from '@dayfare/api/money/contract';
import { instrumentStatus } from '@dayfare/domain/money';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { type Instrument, instruments } from './tables.ts';

/** An instrument of this employee; undefined also when it is somebody else's. */
export async function findInstrument(
  tx: Db,
  employeeId: number,
  instrumentId: number,
): Promise<Instrument | undefined> {
  const [found] = await tx
    .select()
    .from(instruments)
    .where(and(eq(instruments.id, instrumentId), eq(instruments.employeeId, employeeId)));
  return found;
}

/** Notes that an account is closed: no further transfer goes there, and it is not the first choice any more. */
export async function closeInstrument(tx: Db, { id }: Instrument): Promise<void> {
  const status = instrumentStatus.toWire('InActive');
  await tx.update(instruments).set({ status, isDefault: false }).where(eq(instruments.id, id));
}

/** Every instrument of an employee, as on the wire. */
export async function listInstruments(tx: Db, employeeId: number): Promise<WireInstruments> {
  const rows = await tx
    .select()
    .from(instruments)
    .where(eq(instruments.employeeId, employeeId))
    .orderBy(asc(instruments.id));
  return {
    instruments: rows.map((row) => ({
      id: row.id,
      displayText: row.displayText,
      instrumentType: row.instrumentType,
      instrumentSubType: row.instrumentSubType,
      isDefaultSelected: row.isDefault,
      imageName: row.imageName,
      status: row.status,
      last4: row.last4,
      instantEligible: row.instantEligible,
      ...(row.bankAccountType === null ? {} : { bankAccountType: row.bankAccountType }),
    })),
  };
}
