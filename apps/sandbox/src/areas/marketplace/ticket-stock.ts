import { type TicketKind, ticketKind } from '@dayfare/domain/marketplace';
import { atLocalTime, type IsoDate, isoDate } from '@dayfare/domain/money';
import { and, count, eq, gte, notInArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { type ConfiguredServer, numberNow } from '../../platform/http/configuration.ts';
import { transactions, undone } from '../money/index.ts';
import type { Employee } from '../session/index.ts';
import { movieTickets, ticketDays } from './tables.ts';

const usual = { limit: 8, perDay: 40 } as const;

/** The most tickets of a person in a calendar month: `AMCTicketLimit`. */
export function ticketLimit(server: ConfiguredServer): number {
  const most = numberNow(server, 'AMCTicketLimit');
  return Number.isSafeInteger(most) && most >= 0 ? most : usual.limit;
}

/** How many of a kind the theaters give for a day: `AMCTicketsPerDay`. */
function ticketsPerDay(server: ConfiguredServer): number {
  const most = numberNow(server, 'AMCTicketsPerDay');
  return Number.isSafeInteger(most) && most >= 0 ? most : usual.perDay;
}

/** Keeps everybody else from buying a kind for a day until the transaction ends. After the person's own lock. */
export async function lockTicketDay(tx: Db, kind: TicketKind, day: IsoDate): Promise<void> {
  const row = { kind: ticketKind.toWire(kind), day };
  await tx
    .insert(ticketDays)
    .values(row)
    .onConflictDoUpdate({ target: [ticketDays.kind, ticketDays.day], set: row });
}

/** How many tickets there are of those whose transfers were not undone. */
async function sold(tx: Db, where: Parameters<typeof and>): Promise<number> {
  const [found] = await tx
    .select({ tickets: count() })
    .from(movieTickets)
    .innerJoin(transactions, eq(transactions.id, movieTickets.transactionId))
    .where(and(...where, notInArray(transactions.status, [...undone])));
  return found?.tickets ?? 0;
}

/** How many of a kind are left for a day. */
export async function stockOf(
  tx: Db,
  server: ConfiguredServer,
  { kind, day }: { readonly kind: TicketKind; readonly day: IsoDate },
): Promise<number> {
  const taken = await sold(tx, [eq(movieTickets.kind, ticketKind.toWire(kind)), eq(movieTickets.day, day)]);
  return Math.max(0, ticketsPerDay(server) - taken);
}

/** How many more tickets a person may buy in the calendar month of a day of theirs. */
export async function leftInMonth(
  tx: Db,
  server: ConfiguredServer,
  { id, timeZone, today }: Pick<Employee, 'id' | 'timeZone'> & { readonly today: IsoDate },
): Promise<number> {
  const first = atLocalTime(isoDate(`${today.slice(0, 7)}-01`), 0, 0, timeZone);
  const bought = await sold(tx, [
    eq(movieTickets.employeeId, id),
    gte(movieTickets.boughtAt, new Date(first)),
  ]);
  return Math.max(0, ticketLimit(server) - bought);
}
