import type { EpochMs } from '../money/index.ts';

const dayMs = 24 * 3_600_000;

/** How many reminders of an announcement are sent, at most; the documents name a limit and no figure. */
export const mostReminders = 3;

/** How far ahead an announcement can be scheduled, in ms. */
export const furthestScheduleMs = 90 * dayMs;

/** When the next reminder of an announcement may be sent: at once after it was published, then a day after the last. Null: no more are. */
export function nextReminderAt(sent: number, publishedAt: EpochMs, last: EpochMs | null): number | null {
  if (sent >= mostReminders) return null;
  return last === null ? publishedAt : last + dayMs;
}
