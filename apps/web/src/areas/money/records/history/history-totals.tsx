import type { CurrencyCode } from '@dayfare/domain/money';
import { FactCard } from '../../../../kit/money/parts/facts.tsx';
import { useMoneyView } from '../../../../kit/money/parts/use-money-view.ts';
import type { History } from './use-history.ts';

export interface HistoryTotalsProps {
  totals: NonNullable<History['totals']>;
  currency: CurrencyCode;
}

/** What was taken, and what it cost, in all transfers that match. */
export function HistoryTotals({ totals: { taken, fees }, currency }: HistoryTotalsProps) {
  const { t, money } = useMoneyView(currency);
  return (
    <FactCard
      facts={[
        { name: t('money/records/history:totals.taken'), value: money(taken) },
        { name: t('money/records/history:totals.fees'), value: money(fees) },
      ]}
    />
  );
}
