import { type EpochMs, epochMs } from '../money/index.ts';

/** A longer load was not observed: the tab was asleep, or the clock was changed. */
const longestLoadMs = 60_000;

/** Maximum load time, and the value if its start is missing. The documents say both 60 and 61 seconds. */
const cappedLoadMs = 61_000;

/** Beginning and end of something. */
export interface Span {
  readonly start: EpochMs;
  readonly end: EpochMs;
}

/** Returns the reported time span of a load. */
export function loadSpan(start: EpochMs | null, end: EpochMs): Span {
  if (start === null) return { start: epochMs(end - cappedLoadMs), end };
  return end - start > longestLoadMs ? { start, end: epochMs(start + cappedLoadMs) } : { start, end };
}
