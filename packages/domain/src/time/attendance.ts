import type { EpochMs } from '../money/index.ts';

const hourMs = 3_600_000;

/** How long a shift that is still running can be before its end is asked for, in ms. */
export const longestShiftMs = 16 * hourMs;

/** How long after its time something clocked without a network still counts without a question, in ms. */
const longestWayMs = 12 * hourMs;

/** How much a device's clock may be ahead of the server's, in ms. */
const clockSkewMs = 2 * 60_000;

/** Whether a time needs a manager’s check: it is ahead of the server's, or came long after it. */
export function isDoubtful(at: EpochMs, receivedAt: EpochMs): boolean {
  return at - receivedAt > clockSkewMs || receivedAt - at > longestWayMs;
}
