import { furthestScheduleMs } from '@dayfare/domain/connect';
import { atLocalTime, type EpochMs, isoDate, type TimeZone } from '@dayfare/domain/money';

/** An announcement as typed. */
export interface AnnouncementValues {
  readonly title: string;
  readonly detail: string;
  readonly needsAcknowledgement: boolean;
  /** Whether people see it later, on a day (`2026-10-16`) at a time (`09:30`), where the author is. */
  readonly isLater: boolean;
  readonly day: string | null;
  readonly time: string | null;
}

/** What is wrong with what was typed, by field, as keys of texts. */
export interface Found {
  readonly title?: 'titleMissing';
  readonly detail?: 'detailMissing';
  readonly day?: 'dayMissing' | 'tooFar';
  readonly time?: 'timeMissing' | 'tooEarly';
}

type When = Pick<AnnouncementValues, 'isLater' | 'day' | 'time'>;

/** When people see it, as on the wire; null: now, or while a part is missing. */
export function publishAtOf({ isLater, day, time }: When, timeZone: TimeZone | undefined): string | null {
  if (!isLater || day === null || time === null) return null;
  // Without a known zone by the clock of the device.
  if (!timeZone) return new Date(`${day}T${time}`).toISOString();
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return new Date(atLocalTime(isoDate(day), hour, minute, timeZone)).toISOString();
}

interface Here {
  readonly timeZone: TimeZone | undefined;
  /** The server's time. */
  readonly now: EpochMs;
}

function whenProblems(values: When, { timeZone, now }: Here): Found {
  if (!values.isLater) return {};
  const at = publishAtOf(values, timeZone);
  if (at === null)
    return {
      ...(values.day === null && { day: 'dayMissing' as const }),
      ...(values.time === null && { time: 'timeMissing' as const }),
    };
  if (Date.parse(at) <= now) return { time: 'tooEarly' };
  return Date.parse(at) - now > furthestScheduleMs ? { day: 'tooFar' } : {};
}

/** What is wrong with what was typed; null if nothing is. */
export function checkAnnouncement(values: AnnouncementValues, here: Here): Found | null {
  const found: Found = {
    ...(values.title.trim() === '' && { title: 'titleMissing' }),
    ...(values.detail.trim() === '' && { detail: 'detailMissing' }),
    ...whenProblems(values, here),
  };
  return Object.keys(found).length > 0 ? found : null;
}
