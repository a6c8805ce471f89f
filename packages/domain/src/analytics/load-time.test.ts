import fc from 'fast-check';
import { expect, it } from 'vitest';
import { epochMs } from '../money/index.ts';
import { loadSpan } from './load-time.ts';

const start = epochMs(1_000_000);

it.each([
  [0, 0],
  [1_500, 1_500],
  [60_000, 60_000],
  [60_001, 61_000],
  [3_600_000, 61_000],
])('a load of %d ms is reported as one of %d ms [analytics-010]', (took, reported) => {
  expect(loadSpan(start, epochMs(start + took))).toEqual({ start, end: start + reported });
});

it('a missing start is 61 seconds before the end [analytics-010]', () => {
  expect(loadSpan(null, start)).toEqual({ start: start - 61_000, end: start });
});

it('no load is reported as longer than 61 seconds [analytics-010]', () => {
  fc.assert(
    fc.property(fc.option(fc.nat(1e9)), fc.nat(1e9), (from, length) => {
      const span = loadSpan(from === null ? null : epochMs(from), epochMs((from ?? 0) + length));
      expect(span.end - span.start).toBeLessThanOrEqual(61_000);
    }),
  );
});
