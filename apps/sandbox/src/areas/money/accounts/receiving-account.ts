import { instrumentKind, instrumentStatus } from '@dayfare/domain/money';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { isHeld } from '../core/is-held.ts';
import { type Instrument, instruments } from '../core/tables.ts';
import { openInstrument } from './open-instrument.ts';

/** What is in there is on its way to somewhere else. */
const tips = instrumentKind.toWire('TimelyTips');

/** Where a person is given money that is not wages: the first of what we hold for them, a card before anything else; without any, a balance is opened. */
export async function receivingAccount(tx: Db, employeeId: number): Promise<Instrument> {
  const mine = await tx
    .select()
    .from(instruments)
    .where(
      and(
        eq(instruments.employeeId, employeeId),
        eq(instruments.status, instrumentStatus.toWire('Active')),
        eq(instruments.isGoal, false),
      ),
    )
    .orderBy(asc(instruments.id));
  const held = mine.filter((one) => isHeld(one) && one.instrumentType !== tips);
  const card = held.find(({ instrumentType }) => instrumentType === instrumentKind.toWire('Card'));
  const known = card ?? held[0];
  if (known) return known;
  return openInstrument(tx, employeeId, {
    ...{ kind: 'DirectAccumulatedBalance', displayText: 'Balance', imageName: 'card' },
  });
}
