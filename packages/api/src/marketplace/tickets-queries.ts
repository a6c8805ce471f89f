import { type TicketKind, ticketKind, ticketState } from '@dayfare/domain/marketplace';
import {
  fromWire,
  type IsoDate,
  isoDate,
  type MinorUnits,
  type MoveAnswer,
  toWire,
} from '@dayfare/domain/money';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../transport/index.ts';
import { currencyFromWire, type Entity, instantFromWire, known, moveAnswerFromWire } from '../wire/index.ts';
import { entityQuery } from '../wire/query-defaults.ts';
import { ticketsContract, type WireTicket, type WireTicketReceipt } from './tickets-contract.ts';

/** Query key of everything about tickets. */
const ticketsKey = ['marketplace', 'tickets'] as const;

/** Tickets to buy, in minor units. */
export interface TicketPurchase {
  readonly kind: TicketKind;
  readonly day: IsoDate;
  readonly count: number;
  /** Of one, as it was shown. */
  readonly price: MinorUnits;
  /** Of all. */
  readonly amount: MinorUnits;
  readonly contractsAccepted: readonly number[];
}

/** Tickets that were bought. */
export type TicketReceipt = Entity<typeof receiptFromWire>;

const receiptFromWire = ({
  transactionID,
  ticketType,
  date,
  count,
  total,
  currency,
  readyAt,
}: WireTicketReceipt) => ({
  ...{ transactionId: transactionID, kind: known(ticketKind, ticketType), day: isoDate(date), count },
  ...{ total: fromWire(total), currency: currencyFromWire(currency), readyAt: instantFromWire(readyAt) },
});

/** A ticket with its code, if it can be used. */
export type Ticket = Entity<typeof ticketFromWire>;

const ticketFromWire = ({ ticketID, ticketType, date, price, state, code, ...rest }: WireTicket) => ({
  ...{ id: ticketID, kind: known(ticketKind, ticketType), day: isoDate(date), price: fromWire(price) },
  ...{ state: known(ticketState, state), code, transactionId: rest.transactionID },
  readyAt: instantFromWire(rest.readyAt),
});

/** What tickets cost, how many more may be bought this month, and what can be spent. */
export function ticketOfferQuery(api: ApiClient) {
  return entityQuery({
    queryKey: [...ticketsKey, 'offer'],
    ask: ({ signal }) => api.client(ticketsContract).getMovieTickets(undefined, { signal }),
    read: ({ currency, available, kinds, firstDate, lastDate, ...rest }) => ({
      ...rest,
      ...{ currency: currencyFromWire(currency), available: fromWire(available) },
      ...{ first: isoDate(firstDate), last: isoDate(lastDate) },
      kinds: kinds.map(({ ticketType, price, left }) => ({
        ...{ kind: known(ticketKind, ticketType), price: fromWire(price), left },
      })),
    }),
    staleTime: 0,
    meta: { isNeverStored: true },
  });
}

/** How many tickets of each kind are left for a day. */
export function ticketStockQuery(api: ApiClient, day: IsoDate) {
  return entityQuery({
    queryKey: [...ticketsKey, 'stock', day],
    ask: ({ signal }) => api.client(ticketsContract).getTicketsForDate({ date: day }, { signal }),
    read: ({ kinds }) => kinds.map(({ ticketType, left }) => ({ kind: known(ticketKind, ticketType), left })),
    staleTime: 0,
  });
}

/** The tickets of a person with their codes, the next day first. */
export function myTicketsQuery(api: ApiClient) {
  return entityQuery({
    queryKey: [...ticketsKey, 'mine'],
    ask: ({ signal }) => api.client(ticketsContract).getMyTickets(undefined, { signal }),
    read: ({ currency, tickets }) => ({
      ...{ currency: currencyFromWire(currency), tickets: tickets.map(ticketFromWire) },
    }),
    staleTime: 0,
    meta: { isNeverStored: true },
  });
}

/** Refetches what is known of tickets. */
export const refreshTickets = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: ticketsKey });

/** Buys tickets, once for each key. Rejects with ApiError. */
export async function buyTickets(
  api: ApiClient,
  { kind, day, count, price, contractsAccepted }: TicketPurchase,
  key: string,
): Promise<TicketReceipt> {
  return receiptFromWire(
    await api.client(ticketsContract).buyMovieTickets(
      {
        ...{ ticketType: ticketKind.toWire(kind), date: day, count, price: toWire(price) },
        contractsAccepted: [...contractsAccepted],
      },
      { context: { idempotencyKey: key } },
    ),
  );
}

/** What became of a purchase whose answer was lost. Nothing is bought under its key any more. Rejects with ApiError. */
export async function ticketsOutcome(api: ApiClient, key: string): Promise<MoveAnswer<TicketReceipt>> {
  const answer = await api.client(ticketsContract).closeTicketKey({ idempotencyKey: key });
  return moveAnswerFromWire(answer, receiptFromWire);
}
