import type { Shift } from '@dayfare/api/connect/shifts/shifts-queries';
import type { ShiftStatus } from '@dayfare/domain/connect';
import { epochMs, toIsoDate } from '@dayfare/domain/money';
import { browserLocale, type Language } from '@dayfare/domain/product';
import type { StatusTone } from '@dayfare/ui/status-tag';
import { dayTitle } from '../../../kit/money/format/when.ts';

/** How a request stands. */
export const tones = {
  Open: 'neutral',
  Requested: 'info',
  Confirmed: 'success',
  Declined: 'warning',
} as const satisfies Record<ShiftStatus, StatusTone>;

type Times = Pick<Shift, 'startAt' | 'endAt' | 'timeZone'>;

/** The day on which a shift begins at the workplace: "Sunday, October 18". */
export const shiftDay = ({ startAt, timeZone }: Times, language: Language): string =>
  dayTitle(toIsoDate(epochMs(startAt), timeZone), language);

/** The zone of the workplace as it is then: "EDT". */
export function shiftZone({ startAt, timeZone }: Times, language: Language): string {
  const parts = new Intl.DateTimeFormat(browserLocale(language), {
    timeZone,
    timeZoneName: 'short',
  }).formatToParts(startAt);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
