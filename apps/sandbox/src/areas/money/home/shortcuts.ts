import type { WireShortcut } from '@dayfare/api/money/home/home-contract';
import { fromWire, minorUnits, toWire, transferSpeed } from '@dayfare/domain/money';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { findInstrument } from '../accounts/own-accounts.ts';
import { shortcuts } from './tables.ts';

/** How many transfers a person can save, so that they don't fill the disk. */
const mostShortcuts = 20;

type Row = typeof shortcuts.$inferSelect;

const shortcutOf = ({ id, title, amountMinor, instrumentId, transferSpeed: speed }: Row): WireShortcut => ({
  ...{ id, title, instrumentId, transferSpeed: speed },
  amount: toWire(minorUnits(amountMinor)),
});

const own = (employeeId: number, id: number) =>
  and(eq(shortcuts.employeeId, employeeId), eq(shortcuts.id, id));

/** A person's saved transfers. */
export async function listShortcuts(db: Db, employeeId: number): Promise<WireShortcut[]> {
  const rows = await db
    .select()
    .from(shortcuts)
    .where(eq(shortcuts.employeeId, employeeId))
    .orderBy(asc(shortcuts.id));
  return rows.map(shortcutOf);
}

/** One saved transfer of this person. Refuses with NotFound if there is none. */
export async function findShortcut(db: Db, employeeId: number, id: number): Promise<WireShortcut> {
  const [row] = await db.select().from(shortcuts).where(own(employeeId, id));
  if (!row) throw new Refusal('NotFound');
  return shortcutOf(row);
}

/**
 * Saves a transfer, or changes a saved one. Refuses with InstrumentNotFound if it goes to no account or card of theirs, and with
 * TooManyShortcuts beyond twenty.
 */
export async function saveShortcut(db: Db, employeeId: number, wire: WireShortcut): Promise<WireShortcut> {
  if (!(await findInstrument(db, employeeId, wire.instrumentId))) throw new Refusal('InstrumentNotFound');
  if (transferSpeed.fromWire(wire.transferSpeed) === null) throw new Refusal('InvalidRequest');
  const { title, instrumentId, transferSpeed: speed } = wire;
  const values = {
    employeeId,
    title,
    instrumentId,
    transferSpeed: speed,
    amountMinor: fromWire(wire.amount),
  };
  if (wire.id === 0 && (await db.$count(shortcuts, eq(shortcuts.employeeId, employeeId))) >= mostShortcuts)
    throw new Refusal('TooManyShortcuts');
  const [row] =
    wire.id === 0
      ? await db.insert(shortcuts).values(values).returning()
      : await db.update(shortcuts).set(values).where(own(employeeId, wire.id)).returning();
  if (!row) throw new Refusal('NotFound');
  return shortcutOf(row);
}

/** Deletes a saved transfer. Deleting it again changes nothing. */
export async function deleteShortcut(db: Db, employeeId: number, id: number): Promise<void> {
  await db.delete(shortcuts).where(own(employeeId, id));
}
