/** How old an answer is, in the largest unit that it fills: give it to `Intl.RelativeTimeFormat` as minus `value`. */
export interface Age {
  readonly value: number;
  readonly unit: 'second' | 'minute' | 'hour' | 'day';
}

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

/** Age of something at `at`; both in milliseconds since 1970. The future counts as now. */
export function ageOf(at: number, now: number): Age {
  const passed = Math.max(0, now - at);
  for (const [unit, length] of units) {
    if (passed >= length) return { value: Math.floor(passed / length), unit };
  }
  return { value: 0, unit: 'second' };
}
