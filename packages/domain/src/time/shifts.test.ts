import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { epochMs } from '../money/index.ts';
import { type ClockMark, shiftsOf } from './index.ts';

const hour = 3_600_000;
const start = Date.UTC(2026, 9, 12);

/** `in 8` is a clock-in at eight, `out 17.5` a clock-out at half past five. */
const marks = (text: string): ClockMark[] =>
  text.split(', ').map((word) => {
    const [kind, hours] = word.split(' ');
    return { id: word, kind: kind === 'in' ? 'in' : 'out', at: epochMs(start + Number(hours) * hour) };
  });

const words = (text: string) => {
  const { shifts, alone } = shiftsOf(marks(text));
  return {
    shifts: shifts.map(({ start: from, end }) => `${from.id} – ${end?.id ?? 'open'}`),
    alone: alone.map(({ id }) => id),
  };
};

describe('what was clocked', () => {
  it.each([
    ['in 8, out 12, in 13, out 17', ['in 8 – out 12', 'in 13 – out 17'], []],
    ['out 17, in 13, out 12, in 8', ['in 8 – out 12', 'in 13 – out 17'], []],
    ['in 8, in 9, out 17, out 18', ['in 8 – out 17'], ['in 9', 'out 18']],
    ['out 7, in 8', ['in 8 – open'], ['out 7']],
    ['in 8, out 8', ['in 8 – open'], ['out 8']],
    ['in 8, in 32, out 40', ['in 8 – open', 'in 32 – out 40'], []],
    ['in 8, out 30', ['in 8 – out 30'], []],
  ])('%s', (text, shifts, alone) => {
    // A clock-out at the very time of a clock-in comes after it by its id alone.
    expect(words(text)).toEqual({ shifts, alone });
  });

  it('gives the same shifts in any order, each mark once, and none overlap', () => {
    const mark = fc.record({
      id: fc.uuid(),
      kind: fc.constantFrom('in' as const, 'out' as const),
      at: fc.integer({ min: 0, max: 96 * 60 }).map((minute) => epochMs(start + minute * 60_000)),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(mark, { selector: ({ id }) => id }),
        fc.infiniteStream(fc.nat()),
        (all, order) => {
          const shuffled = all
            .map((one) => ({ one, rank: order.next().value ?? 0 }))
            .toSorted((a, b) => a.rank - b.rank)
            .map(({ one }) => one);
          const made = shiftsOf(all);
          expect(shiftsOf(shuffled)).toEqual(made);
          const used = [
            ...made.shifts.flatMap(({ start: from, end }) => (end ? [from, end] : [from])),
            ...made.alone,
          ];
          expect(used.map(({ id }) => id).toSorted()).toEqual(all.map(({ id }) => id).toSorted());
          for (const [at, { start: from }] of made.shifts.entries()) {
            const before = made.shifts[at - 1];
            if (before) expect(from.at).toBeGreaterThanOrEqual(before.end?.at ?? before.start.at);
          }
        },
      ),
    );
  });
});
