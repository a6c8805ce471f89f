import type { EpochMs } from '../money/index.ts';
import { longestShiftMs } from './attendance.ts';

/** A clock-in or clock-out. */
export interface ClockMark {
  readonly id: string;
  readonly kind: 'in' | 'out';
  readonly at: EpochMs;
}

/** From a clock-in to its clock-out; without one while it goes on, or while its end is unknown. */
export interface ClockedShift {
  readonly start: ClockMark;
  readonly end: ClockMark | null;
}

const byTime = (a: ClockMark, b: ClockMark) => a.at - b.at || (a.id < b.id ? -1 : 1);

/**
 * Makes shifts of marks, in the order of their times, whatever the order in which they arrived: a device without a network can bring
 * its marks long after another one. `alone`: what begins or ends no shift. A second clock-in belongs to the shift that goes on, unless that
 * has gone on for longer than a shift can: then it begins another one, and the end of the first is still asked for.
 */
export function shiftsOf(marks: readonly ClockMark[]): {
  readonly shifts: readonly ClockedShift[];
  readonly alone: readonly ClockMark[];
} {
  const shifts: ClockedShift[] = [];
  const alone: ClockMark[] = [];
  let open: ClockMark | null = null;
  for (const mark of marks.toSorted(byTime)) {
    if (mark.kind === 'out') {
      if (open && open.at < mark.at) {
        shifts.push({ start: open, end: mark });
        open = null;
      } else alone.push(mark);
    } else if (!open) open = mark;
    else if (mark.at - open.at > longestShiftMs) {
      shifts.push({ start: open, end: null });
      open = mark;
    } else alone.push(mark);
  }
  return { shifts: open ? [...shifts, { start: open, end: null }] : shifts, alone };
}
