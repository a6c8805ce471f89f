import { availableFundsQuery } from '@dayfare/api/money/queries';
import { addDays, daysBetween, epochMs, isoDate, type TimeZone } from '@dayfare/domain/money';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { nowMs } from '../../../platform/device/now.ts';
import { dayOf } from '../format/when.ts';

/**
 * Today where the person is, `2026-11-20`. By the server's clock, as far as the balance has told it: a day that money depends on is not the
 * device's to say, whose clock may be wrong.
 */
export function useToday(timeZone: TimeZone | undefined): string {
  const { api } = useApp();
  // Asked for by whoever shows the balance; never by this.
  const { data, dataUpdatedAt } = useQuery({ ...availableFundsQuery(api), enabled: false });
  const here = dayOf(nowMs(), timeZone);
  if (!data?.today) return here;
  // How far the device was off when the answer came: midnight may have passed since.
  return addDays(isoDate(here), daysBetween(isoDate(dayOf(epochMs(dataUpdatedAt), timeZone)), data.today));
}
