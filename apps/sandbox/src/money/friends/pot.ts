import { instrumentKind, instrumentStatus } from '@dayfare/domain/money';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { type Instrument, instruments } from '../core/tables.ts';
import { isHeld } from '../moves/balance.ts';

/** A number that no sub-type has. */
const noSubType = 99;

/** Where a person is paid by friends: the first of what we hold for them, a card before anything else; without any, a balance is opened. */
export async function receivingAccount(tx: Db, employeeId: number): Promise<Instrument> {
  const mine = await tx
    .select()
    .from(instruments)
    .where(
      and(eq(instruments.employeeId, employeeId), eq(instruments.status, instrumentStatus.toWire('Active'))),
    )
    .orderBy(asc(instruments.id));
  const held = mine.filter(isHeld);
  const card = held.find(({ instrumentType }) => instrumentType === instrumentKind.toWire('Card'));
  const known = card ?? held[0];
  if (known) return known;
  const [made] = await tx
    .insert(instruments)
    .values({
      ...{ employeeId, displayText: 'Balance', last4: '', imageName: 'card' },
      instrumentType: instrumentKind.toWire('DirectAccumulatedBalance'),
      instrumentSubType: noSubType,
      status: instrumentStatus.toWire('Active'),
      ...{ instantEligible: true, isDefault: false, refusesPayouts: false },
    })
    .returning();
  if (!made) throw new Error('The balance was not opened.');
  return made;
}
