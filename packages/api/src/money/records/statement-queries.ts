import { transactionSource } from '@dayfare/domain/money';
import type { ApiClient } from '../../transport/index.ts';
import { maxWireAmount } from '../../wire/index.ts';
import { moneyContract } from '../contract.ts';
import { historyFromWire, type Transaction } from '../transfer-from-wire.ts';
import type { WireHistoryFilter } from './history.ts';

/** What a statement is about: wages that were taken early, to the person or to a biller. */
const ofWages = (['EWA', 'BillPay'] as const).map(transactionSource.toWire);

/** The most that the server puts on a page. */
const pageSize = 100;

/** All lines that a filter finds, page by page, oldest first, whatever their amount. */
async function allPages(
  api: ApiClient,
  filter: Pick<WireHistoryFilter, 'TransactionTimeFrame' | 'TransactionSource'>,
): Promise<readonly Transaction[]> {
  const all: Transaction[] = [];
  for (let page = 1; ; page += 1) {
    const { transactions, total } = historyFromWire(
      await api.client(moneyContract).getTransactionHistory({
        TransactionHistoryFilter: {
          ...filter,
          ...{ MaxAmount: maxWireAmount, SortingOrder: 'Asc' },
          ...{ PageNumber: page, PageSize: pageSize, RecordCount: pageSize },
        },
      }),
    );
    all.push(...transactions);
    if (transactions.length < pageSize || all.length >= total) return all;
  }
}

/**
 * Fetches all transfers of wages of a month such as `2026-11`, oldest first, whatever their amount. Fetched again each time: a statement has to
 * be right when it is made. Rejects with ApiError.
 */
export const transactionsOfMonth = (api: ApiClient, month: string): Promise<readonly Transaction[]> =>
  allPages(api, { TransactionTimeFrame: month, TransactionSource: ofWages });

/** Fetches everything that a person's history holds, oldest first. Rejects with ApiError. */
export const allTransactions = (api: ApiClient): Promise<readonly Transaction[]> => allPages(api, {});
