import { describe, expect, it } from 'vitest';
import { mayCancelShift, mayRequestShift, segmentKind, shiftStatus } from './shifts.ts';

const open = { status: 'Open', openings: 1, startAt: 100 } as const;

describe('a shift', () => {
  it('can be requested while somebody is wanted, until it begins', () => {
    expect(mayRequestShift(open, 99)).toBe(true);
    expect(mayRequestShift(open, 100)).toBe(false);
    expect(mayRequestShift({ ...open, openings: 0 }, 99)).toBe(false);
    for (const status of ['Requested', 'Confirmed', 'Declined'] as const)
      expect(mayRequestShift({ ...open, status }, 99)).toBe(false);
  });

  it('can be cancelled by whoever requested it, until it begins', () => {
    expect(shiftStatus.names.filter((status) => mayCancelShift({ status, startAt: 100 }, 99))).toEqual([
      'Requested',
      'Confirmed',
    ]);
    expect(mayCancelShift({ status: 'Confirmed', startAt: 100 }, 100)).toBe(false);
  });

  it('has regular parts and breaks', () => {
    expect(segmentKind.names).toEqual(['Regular', 'Break']);
  });
});
