import { describe, expect, it } from 'vitest';
import { minorUnits } from '../amounts/amount.ts';
import { isoDate } from '../calendar/iso-date.ts';
import {
  type ClosingFacts,
  canPauseUntil,
  closingObstacle,
  closingWait,
  closingWaits,
  pauseOn,
} from './own-service.ts';

const day = isoDate;

describe('a pause of one’s own', () => {
  it('lasts until its day, or until somebody ends it', () => {
    const until = { until: day('2026-12-01') };
    expect(pauseOn(until, day('2026-11-30'))).toEqual(until);
    expect(pauseOn(until, day('2026-12-01'))).toBeNull();
    expect(pauseOn({ until: null }, day('2030-01-01'))).toEqual({ until: null });
    expect(pauseOn(null, day('2026-11-30'))).toBeNull();
  });

  it('ends by itself tomorrow at the earliest, and within a year', () => {
    const can = (until: string) => canPauseUntil(day(until), day('2026-11-23'));
    expect(['2026-11-22', '2026-11-23', '2026-11-24', '2027-11-24', '2027-11-25'].map(can)).toEqual([
      ...[false, false, true, true, false],
    ]);
  });
});

describe('closing an account', () => {
  const settled: ClosingFacts = {
    ...{ transfers: 0, moves: 0, hasUnclearedDeduction: false },
    held: minorUnits(0),
  };
  const underway: Partial<ClosingFacts>[] = [{ transfers: 1 }, { moves: 1 }, { hasUnclearedDeduction: true }];

  it('waits for what ends by itself, the first of several, and for nothing else', () => {
    expect(closingWait(settled)).toBeNull();
    expect(underway.map((one) => closingWait({ ...settled, ...one }))).toEqual([...closingWaits]);
    expect(closingWait(Object.assign({ ...settled }, ...underway))).toBe('transferUnderway');
  });

  it('is kept back by money that only the person can move', () => {
    expect(closingObstacle(Object.assign({ ...settled }, ...underway))).toBeNull();
    expect(closingObstacle({ ...settled, held: minorUnits(1) })).toBe('moneyHeld');
    expect(closingWait({ ...settled, held: minorUnits(1) })).toBeNull();
  });
});
