import { type EpochMs, epochMs } from '../money/index.ts';

/** A load that took longer than this was not watched: the tab slept, or the clock was set. */
export const longestLoadMs = 60_000;

/** What a load time is capped to, and taken for where its start is missing. The documents give both 60 and 61 seconds. */
export const cappedLoadMs = 61_000;

/** Beginning and end of something. */
export interface Span {
  readonly start: EpochMs;
  readonly end: EpochMs;
}

/** The span of a load as it is reported. */
export function loadSpan(start: EpochMs | null, end: EpochMs): Span {
  if (start === null) return { start: epochMs(end - cappedLoadMs), end };
  return end - start > longestLoadMs ? { start, end: epochMs(start + cappedLoadMs) } : { start, end };
}
