import * as z from 'zod/mini';
import {
  call,
  keyOutcome,
  transferKey,
  type WireKeyOutcome,
  wireAmount,
  wireDate,
  wireId,
  wireIds,
  wireInstant,
  wireNumber,
} from '../wire/index.ts';

const ticketReceipt = z.object({
  transactionID: z.string(),
  ticketType: wireNumber,
  date: wireDate,
  count: wireNumber,
  total: wireAmount,
  currency: z.string(),
  /** When their codes are there at the latest. */
  readyAt: wireInstant,
});

const ticket = z.object({
  ticketID: wireId,
  ticketType: wireNumber,
  date: wireDate,
  price: wireAmount,
  /** 0 waits for its payment, 1 can be used, 2 was returned. */
  state: wireNumber,
  /** What the theater scans; null unless it can be used. */
  code: z.nullable(z.string()),
  transactionID: z.string(),
  readyAt: wireInstant,
});

/** Movie tickets that are bought on pay. The documents name their two prices and two refusals, and no calls. */
export const ticketsContract = {
  /** What tickets cost, how many more the user may buy this month, and what can be spent. */
  getMovieTickets: call('GET', 'marketplace/GetMovieTickets', {
    payload: z.object({
      currency: z.string(),
      available: wireAmount,
      /** Each with how many are left for the first date. */
      kinds: z.array(z.object({ ticketType: wireNumber, price: wireAmount, left: wireNumber })),
      /** The most in a calendar month. */
      limit: wireNumber,
      left: wireNumber,
      firstDate: wireDate,
      lastDate: wireDate,
      contractType: wireNumber,
      contractIds: z.array(wireId),
    }),
    meta: { ours: true },
  }),
  /** How many tickets of each kind are left for a day. */
  getTicketsForDate: call('POST', 'marketplace/GetTicketsForDate', {
    input: z.object({ date: wireDate }),
    payload: z.object({ kinds: z.array(z.object({ ticketType: wireNumber, left: wireNumber })) }),
    meta: { kind: 'read', ours: true },
  }),
  /** Buy tickets for a day, once for each `Idempotency-Key`: they are paid from pay. */
  buyMovieTickets: call('POST', 'marketplace/BuyMovieTickets', {
    input: z.object({
      ticketType: wireNumber,
      date: wireDate,
      count: wireNumber.check(z.gte(1), z.lte(20)),
      /** The price of one that was shown. */
      price: wireAmount,
      contractsAccepted: wireIds,
    }),
    payload: ticketReceipt,
    meta: { idempotent: true, ours: true },
  }),
  /** What became of a purchase. Sees to it that nothing is bought any more under a key, and says what it stands for. */
  closeTicketKey: call('POST', 'marketplace/CloseTicketKey', {
    input: transferKey,
    payload: keyOutcome(ticketReceipt),
    meta: { kind: 'read', ours: true },
  }),
  /** The tickets of a person with their codes, the next day first. */
  getMyTickets: call('GET', 'marketplace/GetMyTickets', {
    payload: z.object({ currency: z.string(), tickets: z.array(ticket) }),
    meta: { ours: true },
  }),
};

/** Tickets that were bought, as on the wire. */
export type WireTicketReceipt = z.infer<typeof ticketReceipt>;
/** A ticket as on the wire. */
export type WireTicket = z.infer<typeof ticket>;
/** What became of a purchase, as on the wire. */
export type WireTicketOutcome = WireKeyOutcome<WireTicketReceipt>;
