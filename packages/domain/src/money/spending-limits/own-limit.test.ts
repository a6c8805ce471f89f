import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minorUnits } from '../amounts/amount.ts';
import { epochMs } from '../calendar/iso-date.ts';
import { limitAfter, limitAt, noLimit, type OwnLimit, raiseWaitMs, withoutChange } from './own-limit.ts';

const now = epochMs(1_800_000_000_000);
const later = (ms: number) => epochMs(now + ms);
const fifty: OwnLimit = { amount: minorUnits(50_00), change: null };
const rising = limitAfter(fifty, minorUnits(80_00), now);

describe('a limit that somebody sets themselves', () => {
  it('holds at once where there was none, and where it is lower', () => {
    expect(limitAfter(noLimit, minorUnits(50_00), now)).toEqual(fifty);
    expect(limitAfter(fifty, minorUnits(20_00), now)).toEqual({ amount: 20_00, change: null });
  });

  it('is raised, or lifted, 24 hours later', () => {
    expect(rising).toEqual({ amount: 50_00, change: { amount: 80_00, from: now + raiseWaitMs } });
    expect(limitAt(rising, later(raiseWaitMs - 1)).amount).toBe(50_00);
    expect(limitAt(rising, later(raiseWaitMs))).toEqual({ amount: 80_00, change: null });
    expect(limitAfter(fifty, null, now).change).toEqual({ amount: null, from: now + raiseWaitMs });
  });

  it('waits no longer when the same, or less, is wanted again', () => {
    expect(limitAfter(rising, minorUnits(80_00), later(5))).toEqual(rising);
    expect(limitAfter(rising, minorUnits(70_00), later(5)).change).toEqual({
      amount: 70_00,
      from: now + raiseWaitMs,
    });
    expect(limitAfter(rising, minorUnits(90_00), later(5)).change?.from).toBe(now + 5 + raiseWaitMs);
  });

  it('is not raised any more when the rise is taken back, or the limit lowered or kept', () => {
    expect(withoutChange(rising, now)).toEqual(fifty);
    expect(limitAfter(rising, minorUnits(50_00), now)).toEqual(fifty);
    expect(limitAfter(rising, minorUnits(40_00), now).change).toBeNull();
    expect(withoutChange(rising, later(raiseWaitMs)).amount).toBe(80_00);
  });

  it('never allows more than it did 24 hours before, whatever is wanted', () => {
    const allows = (limit: OwnLimit, at: number) => limitAt(limit, epochMs(at)).amount ?? Infinity;
    const change = fc.record({
      amount: fc.option(fc.integer({ min: 1, max: 500_00 }), { nil: null }),
      after: fc.integer({ min: 0, max: 2 * raiseWaitMs }),
    });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
        let limit = fifty;
        let at: number = now;
        for (const { amount, after } of changes) {
          at += after;
          const before = allows(limit, at);
          limit = limitAfter(limit, amount === null ? null : minorUnits(amount), epochMs(at));
          // What is wanted is had neither earlier than after the wait, nor ever above what was allowed before.
          expect(allows(limit, at)).toBeLessThanOrEqual(before);
          expect(limit.change === null || limit.change.from > at).toBe(true);
        }
      }),
    );
  });
});
