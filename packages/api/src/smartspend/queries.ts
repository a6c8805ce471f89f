import { fromWire, isoDate, type MinorUnits, toWire } from '@dayfare/domain/money';
import { type SpendCategory, safeToSpend } from '@dayfare/domain/smartspend';
import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient, ApiError } from '../transport/index.ts';
import { currencyFromWire, type Entity, instantFromWire, maybe } from '../wire/index.ts';
import { entityQuery, writeDefaults } from '../wire/query-defaults.ts';
import { smartspendContract, type WireBudget } from './contract.ts';

/** Query key of everything about the budget. */
const budgetKey = ['smartspend'] as const;

/** A month of a person's budget. */
export type Budget = Entity<typeof budgetFromWire>;
/** A purchase. */
export type Spending = Budget['spendings'][number];

function budgetFromWire(wire: WireBudget) {
  const { safe } = wire;
  return {
    ...{ currency: currencyFromWire(wire.currency), month: wire.month, months: wire.months },
    ...{ income: fromWire(wire.income), spent: fromWire(wire.spent), total: wire.total },
    categories: wire.categories.map(({ category, spent, before, limit }) => ({
      ...{ category, spent: fromWire(spent), before: fromWire(before), limit: maybe(fromWire, limit) },
    })),
    spendings: wire.spendings.map(({ amount, at, ...rest }) => ({
      ...{ ...rest, amount: fromWire(amount), at: instantFromWire(at) },
    })),
    safe: safe && {
      payday: isoDate(safe.payday),
      ...safeToSpend(
        { available: fromWire(safe.available), held: fromWire(safe.held), bills: fromWire(safe.bills) },
        { today: isoDate(safe.today), payday: isoDate(safe.payday) },
      ),
    },
    billsAhead: wire.billsAhead.map(({ billID, name, dueDate, amount }) => ({
      ...{ id: billID, name, dueOn: isoDate(dueDate), amount: fromWire(amount) },
    })),
  };
}

/** A month by category; null: this one. */
export function budgetQuery(api: ApiClient, month: string | null) {
  return entityQuery({
    queryKey: [...budgetKey, month],
    ask: ({ signal }) =>
      api.client(smartspendContract).getBudget(month === null ? {} : { month }, { signal }),
    read: budgetFromWire,
    staleTime: 0,
  });
}

/** What a person decides about their budget. */
export type BudgetChange =
  | { readonly do: 'correct'; readonly merchant: string; readonly category: SpendCategory }
  | { readonly do: 'limit'; readonly category: SpendCategory; readonly limit: MinorUnits | null };

/** Corrects a merchant's category or sets a limit. Afterwards the budget is asked for again. */
export function budgetMutation(api: ApiClient) {
  return mutationOptions<unknown, ApiError, BudgetChange>({
    ...writeDefaults,
    mutationKey: budgetKey,
    mutationFn: (change) => {
      const calls = api.client(smartspendContract);
      return change.do === 'correct'
        ? calls.setMerchantCategory({ merchant: change.merchant, category: change.category })
        : calls.setCategoryLimit({ category: change.category, limit: maybe(toWire, change.limit) });
    },
    onSettled: (_answer, _error, _change, _before, { client }) =>
      client.invalidateQueries({ queryKey: budgetKey }),
  });
}
