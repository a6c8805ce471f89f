import { describe, expect, it } from 'vitest';
import { minorUnits } from '../amounts/amount.ts';
import { isoDate } from '../calendar/iso-date.ts';
import { availabilityReason } from '../enums/availability-reason.ts';
import { type BalanceStateFacts, balanceState } from './balance-state.ts';

const tomorrow = isoDate('2026-11-21');

/** $295.20 of $590.40 can be taken, and nothing was. */
const facts: BalanceStateFacts = {
  accessible: minorUnits(295_20),
  reason: 'Available',
  own: null,
  availableFrom: null,
  remainingToday: minorUnits(300_00),
  remainingReason: 'DailyLimitExceeded',
  remainingOwn: null,
  remainingUntil: tomorrow,
  carriedOver: minorUnits(0),
  breakdown: {
    earned: minorUnits(590_40),
    withheld: minorUnits(120_00),
    alreadyTaken: minorUnits(0),
    pendingFees: minorUnits(0),
    maxAccess: minorUnits(295_20),
  },
  minimum: minorUnits(10_00),
};
const state = (changed: Partial<BalanceStateFacts> = {}) => balanceState({ ...facts, ...changed });
const closed = (reason: string, more: object = {}) => ({
  ...{ kind: 'closed', reason, own: null, opensOn: null },
  ...more,
});

describe('what can be taken, and why it is that much', () => {
  it('is all of the balance, by the limit of the pay period or by what was earned', () => {
    expect(state()).toEqual({
      ...{ now: 295_20, later: 0, onceOpen: 295_20 },
      why: { kind: 'limit', limit: 295_20, taken: 0 },
    });
    const breakdown = { ...facts.breakdown, alreadyTaken: minorUnits(100_00), pendingFees: minorUnits(2_50) };
    expect(state({ breakdown }).why).toEqual({ kind: 'limit', limit: 295_20, taken: 102_50 });
    expect(state({ breakdown: { ...breakdown, maxAccess: undefined } }).why).toEqual({
      ...{ kind: 'earned', taken: 102_50 },
    });
  });

  it('is a part where something beside the balance bounds it, and what is held back is told with its day', () => {
    expect(state({ remainingToday: minorUnits(200_00) })).toEqual({
      ...{ now: 200_00, later: 95_20, onceOpen: 200_00 },
      why: { kind: 'bounded', reason: 'DailyLimitExceeded', own: null, opensOn: tomorrow },
    });
  });

  it.each([
    [
      'below the smallest transfer',
      { remainingToday: minorUnits(9_99) },
      closed('DailyLimitExceeded', { opensOn: tomorrow }),
    ],
    [
      'used up by a limit of one’s own',
      { remainingToday: minorUnits(0), remainingReason: 'MaxedOutPayPeriod', remainingOwn: 'payPeriodLimit' },
      closed('MaxedOutPayPeriod', { own: 'payPeriodLimit', opensOn: tomorrow }),
    ],
    ['too small', { accessible: minorUnits(9_99) }, closed('BelowMinimumAmount')],
    [
      'used up',
      { accessible: minorUnits(0), breakdown: { ...facts.breakdown, alreadyTaken: minorUnits(1) } },
      closed('MaxedOut'),
    ],
    [
      'below zero',
      { accessible: minorUnits(-5_00), breakdown: { ...facts.breakdown, earned: minorUnits(0) } },
      closed('NoEarnings'),
    ],
    ['none, and none was taken', { accessible: minorUnits(0) }, closed('BelowMinimumAmount')],
    [
      'used up by what is owed',
      { accessible: minorUnits(0), carriedOver: minorUnits(300_00) },
      { kind: 'owed' },
    ],
    [
      'used up by what is owed, as the server says',
      { reason: 'MaxedOut', accessible: minorUnits(0), carriedOver: minorUnits(300_00) },
      { kind: 'owed' },
    ],
    [
      'closed by the server',
      { reason: 'PayrollRunning', availableFrom: tomorrow },
      closed('PayrollRunning', { opensOn: tomorrow }),
    ],
  ] as const)('is nothing where it is %s', (_, changed: Partial<BalanceStateFacts>, why) => {
    expect(state(changed)).toMatchObject({
      now: 0,
      later: Math.max(0, changed.accessible ?? facts.accessible),
      why,
    });
  });
});

describe('whatever the server says', () => {
  const amounts = [-1, 0, 9_99, 10_00, 295_20].map(minorUnits);
  const walked = availabilityReason.names.flatMap((reason) =>
    amounts.flatMap((accessible) =>
      amounts.slice(1).flatMap((remainingToday) =>
        [0, 590_40].flatMap((earned) =>
          [0, 50_00].flatMap((taken) =>
            [0, 80_00].map((carriedOver) => ({
              ...{ reason, accessible, remainingToday, carriedOver: minorUnits(carriedOver) },
              breakdown: {
                ...{ ...facts.breakdown, earned: minorUnits(earned), withheld: minorUnits(0) },
                alreadyTaken: minorUnits(taken),
              },
            })),
          ),
        ),
      ),
    ),
  );

  it('something can be taken only if it is open and enough for a transfer, and nothing has a reason', () => {
    expect(walked.length).toBe(availabilityReason.names.length * 5 * 4 * 8);
    for (const changed of walked) {
      const { now, later, onceOpen, why } = state(changed);
      const told = JSON.stringify(changed);
      expect(now + later, told).toBe(Math.max(0, changed.accessible));
      if (why.kind === 'closed' || why.kind === 'owed') expect(now, told).toBe(0);
      else {
        expect(changed.reason, told).toBe('Available');
        expect(now, told).toBeGreaterThanOrEqual(facts.minimum);
        expect(now, told).toBeLessThanOrEqual(changed.remainingToday);
        expect(later > 0, told).toBe(why.kind === 'bounded');
      }
      if (why.kind === 'closed') expect(why.reason, told).not.toBe('Available');
      expect(onceOpen === 0 || onceOpen >= facts.minimum, told).toBe(true);
    }
  });
});
