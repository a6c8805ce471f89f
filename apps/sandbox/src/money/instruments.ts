import type { WireInstruments } from '@dayfare/api/money/contract';
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
