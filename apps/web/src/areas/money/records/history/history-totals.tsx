import type { CurrencyCode } from '@dayfare/domain/money';
import { Box } from '@dayfare/ui/box';
import { Inline } from '@dayfare/ui/inline';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
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
    <Box background="surface" radius="card" paddingX="card" paddingY={3}>
      <Inline justify="between" gap={4}>
        <Total name={t('money/records/history:totals.taken')} value={money(taken)} />
        <Total name={t('money/records/history:totals.fees')} value={money(fees)} />
      </Inline>
    </Box>
  );
}

function Total({ name, value }: { name: string; value: string }) {
  return (
    <Stack gap={0}>
      <Text as="span" variant="label" tone="muted">
        {name}
      </Text>
      <Text as="span" isStrong isNumeric>
        {value}
      </Text>
    </Stack>
  );
}
