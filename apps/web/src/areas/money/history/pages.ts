import type { historyQuery } from '@dayfare/api/money/queries';
import { allTransfers, filterStatuses, type HistoryFilter } from './history-filter.ts';

type Filter = NonNullable<Parameters<typeof historyQuery>[1]>;

/** Number of transactions on a page. */
const pageSize = 10;

/** The filter of a page of the history, starting at 1: newest first, all amounts in the documented range. */
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

/** The newest transactions. The home's recent ones come from the same response as the history's first page. */
export const firstPage = pageOf(1);
