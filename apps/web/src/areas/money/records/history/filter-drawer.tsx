import { instrumentsQuery } from '@dayfare/api/money/queries';
import { type MoneyStatus, transactionSource, transactionType } from '@dayfare/domain/money';
import { TransactionFilters } from '@dayfare/ui/patterns/transaction-filters';
import { useQuery } from '@tanstack/react-query';
import { useCurrency } from '../../../../kit/money/parts/use-currency.ts';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import {
  filterDays,
  filterStatuses,
  type HistoryFilter,
  type Sort,
  sorts,
} from '../../../../kit/money/records/history-filter.ts';
import { useApp } from '../../../../platform/app-context/app-context.ts';

export interface FilterDrawerProps {
  filter: HistoryFilter;
  onUse: (filter: HistoryFilter) => void;
  onClose: () => void;
}

/** Filters and sorts transfers. */
export function FilterDrawer({ filter, onUse, onClose }: FilterDrawerProps) {
  const { api } = useApp();
  const t = useMoneyTexts();
  const currency = useCurrency();
  const { data: instruments = [] } = useQuery(instrumentsQuery(api));
  const { title, ...value } = filter;
  return (
    <TransactionFilters
      isOpen
      onClose={onClose}
      value={value}
      onApply={(chosen) => onUse({ ...(chosen as Omit<HistoryFilter, 'title'>), title })}
      currency={currency ?? 'USD'}
      sorts={(Object.keys(sorts) as Sort[]).map((name) => ({
        value: name,
        label: t(`money/records/history:sorts.${name}`),
      }))}
      timeFrames={filterDays.map((days) => ({
        value: days,
        label: t('money/records/history:days', { count: Number(days) }),
      }))}
      statuses={filterStatuses.map((name: MoneyStatus) => ({
        value: name,
        label: t(`money/records/history:statuses.${name}`),
      }))}
      types={transactionType.names.map((name) => ({
        value: name,
        label: t(`money/records/history:types.${name}`),
      }))}
      sources={transactionSource.names.map((name) => ({ value: name, label: t(`sources.${name}`) }))}
      instruments={instruments.map(({ id, name, last4 }) => ({
        value: String(id),
        label: last4 ? `${name} ••${last4}` : name,
      }))}
      text={{ title: t('money/records/history:filterTitle'), apply: t('money/records/history:use') }}
    />
  );
}
