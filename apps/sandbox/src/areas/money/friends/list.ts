import type { WireFriends } from '@dayfare/api/money/friends/friends-contract';
import { friendName, instrumentStatus, minorUnits, toWire } from '@dayfare/domain/money';
import { desc, eq, inArray, or } from 'drizzle-orm';
import { employees } from '../../session/index.ts';
import { listInstruments } from '../accounts/own-accounts.ts';
import type { SignedInContext } from '../core/contexts.ts';
import { friendPayments } from '../core/friend-tables.ts';
import { isHeld } from '../core/is-held.ts';
import { withBalances } from '../moves/balance.ts';
import { codesOf } from './codes.ts';

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
  const isReceived = ({ payeeId }: (typeof rows)[number]) => payeeId === employee.id;
  const otherOf = (row: (typeof rows)[number]) => (isReceived(row) ? row.payerId : row.payeeId);
  const others = await db
    .select({ id: employees.id, firstName: employees.firstName, lastName: employees.lastName })
    .from(employees)
    .where(inArray(employees.id, rows.map(otherOf)));
  const codes = await codesOf(db, [employee.id, ...others.map(({ id }) => id)]);
  const codeOf = (id: number) => codes.get(id) ?? '';
  return {
    myCode: codeOf(employee.id),
    sources: await withBalances(db, held),
    payments: rows.flatMap((row) => {
      const other = others.find(({ id }) => id === otherOf(row));
      if (!other) return [];
      return {
        ...{ paymentID: row.id, isReceived: isReceived(row), currency: row.currency, note: row.note ?? '' },
        ...{ friendCode: codeOf(other.id), friendName: friendName(other.firstName, other.lastName) },
        amount: toWire(minorUnits(row.amountMinor)),
        paidAt: row.createdAt.toISOString(),
      };
    }),
  };
}
