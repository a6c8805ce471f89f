import { availableFundsQuery } from '@dayfare/api/money/queries';
import { addDays, daysBetween, epochMs, isoDate, type TimeZone } from '@dayfare/domain/money';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { nowMs, serverNow } from '../../../platform/device/now.ts';
import { queryClientOf } from '../../../platform/queries/query-client.ts';
import { dayOf } from '../format/when.ts';

/**
 * Today where the person is, `2026-11-20`. By the server's clock, as far as the balance has told it: a day that money depends on is not the
 * device's to say, whose clock may be wrong.
 */
export function useToday(timeZone: TimeZone | undefined): string {
  const { api, session } = useApp();
  // Requested by the component that shows the balance; never by this one.
  const { data, dataUpdatedAt } = useQuery(
    { ...availableFundsQuery(api), enabled: false },
    // Named, because a part that is shown alone has none around it.
    queryClientOf(session),
  );
  if (!data?.today) return dayOf(serverNow(api), timeZone);
  const here = dayOf(nowMs(), timeZone);
  // How far the device was off when the answer came: midnight may have passed since.
  return addDays(isoDate(here), daysBetween(isoDate(dayOf(epochMs(dataUpdatedAt), timeZone)), data.today));
}
