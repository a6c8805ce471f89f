import type { Problem } from './problem.ts';

const minutesOfDay = 24 * 60;

/** Start and end of a shift, in minutes after midnight. An end before the start is on the next day. */
export interface ShiftTimes {
  readonly start: number;
  readonly end: number;
}

/** Returns what is wrong with logged hours. The documents give no maximum: null leaves the decision to the server. */
export function loggedHoursProblem(
  { start, end }: ShiftTimes,
  maxHours: number | null,
): Problem<'SameStartAndEndTime' | 'TooManyHours'> | null {
  const minutes = (end - start + minutesOfDay) % minutesOfDay;
  if (minutes === 0) return { key: 'SameStartAndEndTime' };
  return maxHours !== null && minutes > maxHours * 60 ? { key: 'TooManyHours', max: maxHours } : null;
}
