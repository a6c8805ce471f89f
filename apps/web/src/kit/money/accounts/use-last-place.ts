import { historyQuery, type Instrument } from '@dayfare/api/money/queries';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { isUsable, preselected } from '../format/instruments.ts';
import { firstPage } from '../records/pages.ts';

/**
 * The account or card that is filled in: where pay went last, else the person's default. Null where neither can be used; undefined until
 * it is known.
 */
export function useLastPlace(places: readonly Instrument[] | undefined): number | null | undefined {
  const { api } = useApp();
  const history = useQuery(historyQuery(api, firstPage));
  if (!places || history.isPending) return undefined;
  const usable = new Set(places.filter(isUsable).map(({ id }) => id));
  const last = history.data?.transactions.find(
    ({ instrumentId, source }) =>
      (source === 'EWA' || source === 'BillPay') && instrumentId !== null && usable.has(instrumentId),
  );
  return last?.instrumentId ?? preselected(places);
}
