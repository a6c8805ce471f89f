import { ticketKind, ticketState } from '@dayfare/domain/marketplace';
import type { WireTicket } from '../../marketplace/tickets-contract.ts';

const kinds = { Yellow: ticketKind.toWire('Yellow'), Black: ticketKind.toWire('Black') };

/** Both kinds at the usual prices, on Friday, November 20, 2026. */
export const offer = (left = 8) => ({
  ...{ currency: 'USD', available: 120, limit: 8, left },
  kinds: [
    { ticketType: kinds.Yellow, price: 9.99, left: 0 },
    { ticketType: kinds.Black, price: 12.99, left: 12 },
  ],
  ...{ firstDate: '2026-11-20', lastDate: '2026-12-20', contractType: 12, contractIds: [120] },
});

/** What is left for a Friday: yellow tickets are for other days. */
export const stock = () => ({
  kinds: [
    { ticketType: kinds.Yellow, left: 0 },
    { ticketType: kinds.Black, left: 12 },
  ],
});

/** A black ticket for Saturday that can be used. */
export function ticket(overrides: Partial<WireTicket> = {}): WireTicket {
  return {
    ...{ ticketID: 41, ticketType: kinds.Black, date: '2026-11-21', price: 12.99 },
    ...{ state: ticketState.toWire('Ready'), code: '7KQ2-M4XWPR-9TZC', transactionID: 'T-1' },
    readyAt: '2026-11-20T15:10:00Z',
    ...overrides,
  };
}

/** One that can be used, one that waits, one of a day gone by and one that was returned. */
export const tickets = () => ({
  currency: 'USD',
  tickets: [
    ticket({ ticketID: 38, date: '2026-11-14' }),
    ticket({ ticketID: 39, date: '2026-11-16', state: ticketState.toWire('Returned'), code: null }),
    ticket(),
    ticket({ ticketID: 42, date: '2026-11-23', ticketType: 0, price: 9.99, state: 0, code: null }),
  ],
});
