import { describe, expect, it } from 'vitest';
import { isoDate, minorUnits } from '../money/index.ts';
import { isTicketDay, type TicketFacts, ticketDays, ticketProblem, ticketTotal } from './ticket.ts';

// A Friday.
const today = isoDate('2026-11-20');
const facts: TicketFacts = { kind: 'Black', day: today, today, count: 2, stock: 5, left: 8 };

describe('tickets', () => {
  it('are sold for today and the thirty days after it', () => {
    expect(ticketDays(today)).toEqual({ first: '2026-11-20', last: '2026-12-20' });
  });

  it.each([
    ['Black', '2026-11-20', true],
    ['Black', '2026-11-22', true],
    ['Black', '2026-11-19', false],
    ['Black', '2026-12-21', false],
    ['Yellow', '2026-11-20', false],
    ['Yellow', '2026-11-22', false],
    ['Yellow', '2026-11-23', true],
    ['Yellow', '2026-11-26', true],
  ] as const)('%s ones on %s: %s', (kind, day, isSold) => {
    expect(isTicketDay(kind, isoDate(day), today)).toBe(isSold);
  });

  it.each([
    ['enough of both', {}, null],
    ['all that is left', { stock: 2, left: 2 }, null],
    ['too few left for the day', { stock: 1 }, 'NoTicketsForDate'],
    ['too few left for the month', { left: 1 }, 'TicketLimitReached'],
    ['the day and the month', { stock: 0, left: 0 }, 'NoTicketsForDate'],
    ['a day that they are not sold for', { kind: 'Yellow' }, 'NoTicketsForDate'],
  ] as const)('with %s', (_what, changed, problem) => {
    expect(ticketProblem({ ...facts, ...changed })).toBe(problem);
  });

  it('cost their price each', () => {
    expect(ticketTotal(minorUnits(9_99), 3)).toBe(29_97);
  });
});
