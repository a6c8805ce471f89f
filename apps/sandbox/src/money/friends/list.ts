import type { WireFriends } from '@dayfare/api/money/friends/friends-contract';
import { friendName, instrumentStatus, minorUnits, toWire } from '@dayfare/domain/money';
import { desc, eq, or } from 'drizzle-orm';
import { employees } from '../../session/index.ts';
import { listInstruments } from '../accounts/own-accounts.ts';
import type { SignedInContext } from '../core/contexts.ts';
import { friendPayments } from '../core/friend-tables.ts';
import { heldIn, isHeld } from '../moves/balance.ts';
import { codeOf } from './codes.ts';

const mostPayments = 20;

/** What a person needs to pay friends: their own code, what we hold for them, and what was paid and received. */
export async function friendsOf({ db, clock, employee }: SignedInContext): Promise<WireFriends> {
  const { instruments } = await listInstruments(db, employee.id, clock.now());
  const active = instrumentStatus.toWire('Active');
  const held = instruments.filter((one) => one.status === active && isHeld(one));
  const rows = await db
    .select()
    .from(friendPayments)
    .where(or(eq(friendPayments.payerId, employee.id), eq(friendPayments.payeeId, employee.id)))
    .orderBy(desc(friendPayments.createdAt))
    .limit(mostPayments);
  const payments: WireFriends['payments'] = [];
  for (const row of rows) {
    const isReceived = row.payeeId === employee.id;
    const [other] = await db
      .select({ id: employees.id, firstName: employees.firstName, lastName: employees.lastName })
      .from(employees)
      .where(eq(employees.id, isReceived ? row.payerId : row.payeeId));
    if (!other) continue;
    payments.push({
      ...{ paymentID: row.id, isReceived, currency: row.currency, note: row.note ?? '' },
      ...{ friendCode: await codeOf(db, other.id), friendName: friendName(other.firstName, other.lastName) },
      amount: toWire(minorUnits(row.amountMinor)),
      paidAt: row.createdAt.toISOString(),
    });
  }
  return {
    myCode: await codeOf(db, employee.id),
    sources: await Promise.all(
      held.map(async (one) => ({ ...one, balance: toWire(await heldIn(db, one.id)) })),
    ),
    payments,
  };
}
