import { nextReminderAt } from '@dayfare/domain/connect';
import { epochMs } from '@dayfare/domain/money';
import type { AnnouncementRow } from './tables.ts';

/** When those who have yet to acknowledge an announcement may be reminded; null: not any more, or none is asked for. */
export function remindableAt(row: AnnouncementRow, now: Date): Date | null {
  if (!row.needsAcknowledgement || row.publishAt > now) return null;
  const last = row.remindedAt && epochMs(row.remindedAt.getTime());
  const next = nextReminderAt(row.reminders, epochMs(row.publishAt.getTime()), last);
  return next === null ? null : new Date(next);
}
