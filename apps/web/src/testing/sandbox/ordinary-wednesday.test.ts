import { describe, expect, it } from 'vitest';
import { ordinaryWednesday } from './ordinary-wednesday.ts';

describe('the instant at which servers of tests start', () => {
  it.each([
    ['a Saturday', '2026-11-28T15:00:00Z', '2026-12-09T15:00:00.000Z'],
    ['the Wednesday itself, earlier that day', '2026-12-09T09:00:00Z', '2026-12-09T15:00:00.000Z'],
    ['the Wednesday itself, later that day', '2026-12-09T15:00:01Z', '2026-12-16T15:00:00.000Z'],
    ['the days before Christmas', '2026-12-17T12:00:00Z', '2027-01-20T15:00:00.000Z'],
    ['the week of a clock change', '2027-03-06T12:00:00Z', '2027-03-17T14:00:00.000Z'],
  ])('on %s it is a Wednesday at 10:00 in New York with ordinary days around it', (_, from, start) => {
    expect(ordinaryWednesday(Date.parse(from)).toISOString()).toBe(start);
  });
});
