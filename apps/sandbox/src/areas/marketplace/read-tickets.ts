import type { WireTicket } from '@dayfare/api/marketplace/tickets-contract';
import {
  isTicketDay,
  type TicketState,
  ticketDays,
  ticketKind,
  ticketState,
} from '@dayfare/domain/marketplace';
import { epochMs, isoDate, minorUnits, toIsoDate, toWire } from '@dayfare/domain/money';
import { asc, eq } from 'drizzle-orm';
import { transferContractType } from '../contracts/index.ts';
import { availableNow, currencyOf, status, transactions, underway } from '../money/index.ts';
import type { ApiContext, SignedIn } from '../session/index.ts';
import { ticketContracts } from './buy-tickets.ts';
import { requireTickets } from './offers.ts';
import { movieTickets } from './tables.ts';
import { leftInMonth, stockOf, ticketLimit } from './ticket-stock.ts';

type Context = ApiContext & SignedIn;

const todayOf = ({ clock, employee }: Context) =>
  toIsoDate(epochMs(clock.now().getTime()), employee.timeZone);

/** How many tickets of each kind are left for a day. Refuses with PartnerNotAvailable. */
export async function ticketsForDate(context: Context, date: string) {
  const day = isoDate(date);
  const today = todayOf(context);
  const kinds = requireTickets(context).map(async ({ kind }) => ({
    ticketType: ticketKind.toWire(kind),
    left: isTicketDay(kind, day, today) ? await stockOf(context.db, context, { kind, day }) : 0,
  }));
  return { kinds: await Promise.all(kinds) };
}

/** What tickets cost, how many more may be bought, and what can be spent. Refuses with PartnerNotAvailable. */
export async function ticketOffer(context: Context) {
  const kinds = requireTickets(context);
  const { db, employee } = context;
  const today = todayOf(context);
  const { first, last } = ticketDays(today);
  const { kinds: forFirst } = await ticketsForDate(context, first);
  return {
    ...{ currency: currencyOf(employee), available: toWire(await availableNow(context)) },
    kinds: kinds.map(({ kind, price }, at) => ({
      ...{ ticketType: ticketKind.toWire(kind), price: toWire(price), left: forFirst[at]?.left ?? 0 },
    })),
    ...{ limit: ticketLimit(context), left: await leftInMonth(db, context, { ...employee, today }) },
    ...{ firstDate: first, lastDate: last },
    ...{ contractType: transferContractType, contractIds: ticketContracts().map(({ id }) => id) },
  };
}

type Transfer = typeof transactions.$inferSelect;

/** How far the ticket at a place among those of one transfer has come: where only a part was paid, as many as that pays for can be used. */
function stateOf(transfer: Transfer, at: number, priceMinor: number): TicketState {
  if (underway.has(transfer.status)) return 'Waiting';
  const isPaid = transfer.status === status.completed || transfer.status === status.partly;
  const paid = transfer.amountMinor - transfer.returnedMinor;
  return isPaid && (at + 1) * priceMinor <= paid ? 'Ready' : 'Returned';
}

/** The tickets of a person with their codes, the next day first. */
export async function myTickets({ db, employee }: Context) {
  const rows = await db
    .select({ row: movieTickets, transfer: transactions })
    .from(movieTickets)
    .innerJoin(transactions, eq(transactions.id, movieTickets.transactionId))
    .where(eq(movieTickets.employeeId, employee.id))
    .orderBy(asc(movieTickets.day), asc(movieTickets.id));
  const seen = new Map<string, number>();
  const tickets = rows.map(({ row, transfer }): WireTicket => {
    const at = seen.get(transfer.id) ?? 0;
    seen.set(transfer.id, at + 1);
    const state = stateOf(transfer, at, row.priceMinor);
    return {
      ...{ ticketID: row.id, ticketType: row.kind, date: row.day, price: toWire(minorUnits(row.priceMinor)) },
      ...{ state: ticketState.toWire(state), code: state === 'Ready' ? row.code : null },
      ...{ transactionID: transfer.id, readyAt: transfer.arrivesAt.toISOString() },
    };
  });
  return { currency: currencyOf(employee), tickets };
}
