import type { historyQuery } from '@dayfare/api/money/queries';
import { minorUnits, statusCodesOf, toWire, transactionSource, transactionType } from '@dayfare/domain/money';
import { allTransfers, type HistoryFilter, sorts } from './history-filter.ts';

type Filter = NonNullable<Parameters<typeof historyQuery>[1]>;

/** Number of transactions on a page. */
const pageSize = 10;

/** The server's filter for a page of the history, starting at 1. */
export function pageOf(page: number, filter: HistoryFilter = allTransfers): Filter {
  const { title, minMinor, maxMinor, timeFrame, statuses, types, sources, instruments } = filter;
  const [SortedByColumn, SortingOrder] = sorts[filter.sort ?? 'newest'];
  return {
    ...(title && { Title: title }),
    ...(statuses.length > 0 && { TransactionStatus: statuses.flatMap(statusCodesOf).join(',') }),
    ...(types.length > 0 && { TransactionType: types.map(transactionType.toWire) }),
    ...(sources.length > 0 && { TransactionSource: sources.map(transactionSource.toWire) }),
    ...(instruments.length > 0 && { InstrumentIDs: instruments.map(Number) }),
    ...(timeFrame && { TransactionTimeFrame: timeFrame }),
    ...{ SortedByColumn, SortingOrder },
    RecordCount: pageSize,
    PageSize: pageSize,
    PageNumber: page,
    MinAmount: toWire(minorUnits(minMinor)),
    MaxAmount: toWire(minorUnits(maxMinor)),
  };
}

/** The newest transactions. The home's recent ones come from the same response as the history's first page. */
export const firstPage = pageOf(1);
