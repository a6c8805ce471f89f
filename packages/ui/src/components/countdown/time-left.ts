/** Whole seconds from now to a moment, never below zero; a second that has begun counts. */
export function secondsUntil(endsAt: number, now: number): number {
  return Math.max(0, Math.ceil((endsAt - now) / 1000));
}

/** `3:00`, `0:09`, `1:02:03`: hours only where there are any. */
export function clockText(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** Seconds left at which a countdown speaks: each full minute would be chatter, each second unbearable. */
const spoken: readonly number[] = [300, 120, 60, 30, 10];

/**
 * The mark that has been reached between two looks at the clock, or nothing. A tab that slept may pass several marks at
 * once; then only the last one is worth saying.
 */
export function markPassed(before: number, after: number): number | undefined {
  return spoken.filter((mark) => mark < before && mark >= after).at(-1);
}
