/** Returns the whole seconds until a point in time, rounded up and never negative. */
export function secondsUntil(endsAt: number, now: number): number {
  return Math.max(0, Math.ceil((endsAt - now) / 1000));
}

/** Formats seconds as `3:00`, `0:09` or `1:02:03`; hours only if there are any. */
export function clockText(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** Remaining seconds at which the countdown is announced. Every minute would be too much. */
const spoken: readonly number[] = [300, 120, 60, 30, 10];

/**
 * Returns the announcement due between two checks of the clock, if any. A tab that slept may pass several; only the last one is returned.
 */
export function markPassed(before: number, after: number): number | undefined {
  return spoken.filter((mark) => mark < before && mark >= after).at(-1);
}
