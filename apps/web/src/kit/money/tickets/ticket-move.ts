import {
  buyTickets,
  refreshTickets,
  type TicketPurchase,
  type TicketReceipt,
  ticketsOutcome,
} from '@dayfare/api/marketplace/tickets-queries';
import { refreshAfterMovement } from '@dayfare/api/money/queries';
import { ticketKind } from '@dayfare/domain/marketplace';
import { isIsoDate } from '@dayfare/domain/money';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { isWhole, jsonCodec, type MoveKind } from '../move/move-kind.ts';

/** Movie tickets that are bought on pay. */
export const ticketMove: MoveKind<TicketPurchase, TicketReceipt> = {
  kind: 'tickets',
  codec: jsonCodec(
    ({ kind, day, count, price, amount, contractsAccepted: agreed }) =>
      ticketKind.names.some((name) => name === kind) &&
      typeof day === 'string' &&
      isIsoDate(day) &&
      isWhole(count) &&
      isWhole(price) &&
      isWhole(amount) &&
      Array.isArray(agreed) &&
      agreed.every(isWhole),
  ),
  perform: buyTickets,
  outcome: ticketsOutcome,
  refresh: async (client) => {
    await Promise.all([refreshTickets(client), refreshAfterMovement(client)]);
  },
  amount: ({ amount }) => amount,
  path: () => pathTo('/amc'),
};
