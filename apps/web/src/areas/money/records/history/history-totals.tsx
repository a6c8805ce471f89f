import type { CurrencyCode } from '@dayfare/domain/money';
import { Inline } from '@dayfare/ui/inline';
import { Text } from '@dayfare/ui/text';
import { useMoneyView } from '../../../../kit/money/parts/use-money-view.ts';
import type { History } from './use-history.ts';

export interface HistoryTotalsProps {
  totals: NonNullable<History['totals']>;
  currency: CurrencyCode;
}

/** What was taken, and what it cost, in all transfers that match: one line, for people come for the list. */
export function HistoryTotals({ totals: { taken, fees }, currency }: HistoryTotalsProps) {
  const { t, money } = useMoneyView(currency);
  return (
    <Inline gap={4}>
      <Total name={t('money/records/history:totals.taken')} value={money(taken)} />
      <Total name={t('money/records/history:totals.fees')} value={money(fees)} />
    </Inline>
  );
}

function Total({ name, value }: { name: string; value: string }) {
  return (
    <Inline gap={2}>
      <Text as="span" variant="label" tone="muted">
        {name}
      </Text>
      <Text as="span" variant="label" isStrong isNumeric>
        {value}
      </Text>
    </Inline>
  );
}
