import { describe, expect, it } from 'vitest';
import { canCancel, moneyStatus } from './money-status.ts';

describe('moneyStatus', () => {
  it.each([
    ['0', 'pending'],
    ['1', 'settled'],
    ['2', 'settled'],
    ['3', 'failed'],
    ['4', 'reversed'],
    ['5', 'partly'],
    ['6', 'reversed'],
    ['7', 'partly'],
    ['8', 'pending'],
    ['9', 'failed'],
    ['10', 'failed'],
  ])('code %s is %s', (code, expected) => {
    expect(moneyStatus(code)).toBe(expected);
  });

  it.each(['11', '', 'Completed'])(
    'an unknown code such as %j claims neither success nor failure',
    (code) => {
      expect(moneyStatus(code)).toBe('pending');
    },
  );
});

describe('canCancel', () => {
  const before = { now: 999, leavesAt: 1000 };

  it('holds for a next-day transfer in progress until it leaves', () => {
    expect(canCancel('0', 'NextDay', before)).toBe(true);
    expect(canCancel('0', 'NextDay', { now: 1000, leavesAt: 1000 })).toBe(false);
    expect(canCancel('0', 'NextDay', { now: 1001, leavesAt: 1000 })).toBe(false);
  });

  it('never holds for an instant transfer', () => {
    expect(canCancel('0', 'Instant', before)).toBe(false);
  });

  it.each(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', ''])(
    'does not hold in status %j',
    (code) => {
      expect(canCancel(code, 'NextDay', before)).toBe(false);
    },
  );
});
