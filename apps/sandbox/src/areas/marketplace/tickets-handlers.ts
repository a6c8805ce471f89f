import { ticketsContract } from '@dayfare/api/marketplace/tickets-contract';
import { implement } from '@orpc/server';
import { type ApiContext, requireSession } from '../session/index.ts';
import { buyMovieTickets, closeTicketKey } from './buy-tickets.ts';
import { myTickets, ticketOffer, ticketsForDate } from './read-tickets.ts';

const calls = implement(ticketsContract).$context<ApiContext>().use(requireSession);

/** Movie tickets that are bought on pay. */
export const ticketsHandlers = calls.router({
  getMovieTickets: calls.getMovieTickets.handler(({ context }) => ticketOffer(context)),
  getTicketsForDate: calls.getTicketsForDate.handler(({ context, input }) =>
    ticketsForDate(context, input.date),
  ),
  buyMovieTickets: calls.buyMovieTickets.handler(({ context, input }) => buyMovieTickets(context, input)),
  closeTicketKey: calls.closeTicketKey.handler(({ context, input }) =>
    closeTicketKey(context, input.idempotencyKey),
  ),
  getMyTickets: calls.getMyTickets.handler(({ context }) => myTickets(context)),
});
