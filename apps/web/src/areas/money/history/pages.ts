import type { historyQuery } from '@dayfare/api/money/queries';
import { allTransfers, filterStatuses, type HistoryFilter } from './history-filter.ts';

type Filter = NonNullable<Parameters<typeof historyQuery>[1]>;

/** How many transactions a page has. */
const pageSize = 10;

/** The filter of a page of the history, counted from 1: newest first, all amounts of the documented range. */
export function pageOf(page: number, { title, status, days }: HistoryFilter = allTransfers): Filter {
  return {
    ...(title && { Title: title }),
    ...(status && { TransactionStatus: filterStatuses[status] }),
    ...(days && { TransactionTimeFrame: String(days) }),
    RecordCount: pageSize,
    PageSize: pageSize,
    PageNumber: page,
    SortingOrder: 'Desc',
    MinAmount: 0,
    MaxAmount: 500,
  };
}

/** The newest transactions: the home's last few come out of the same answer as the history's first page. */
export const firstPage = pageOf(1);
