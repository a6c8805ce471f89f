import type { AvailableFunds } from '@dayfare/api/money/queries';
import { Amount } from '@dayfare/ui/amount';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useMoneyView } from '../../../../kit/money/parts/use-money-view.ts';
import { useBalance } from '../../../../kit/money/reasons/use-balance.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';

export interface LastBalanceProps {
  /** What the server said at the last visit. */
  funds: AvailableFunds;
}

/** The balance of the last visit and its time, until the current one has come. Nothing can be done with it. */
export function LastBalance({ funds }: LastBalanceProps) {
  const { currency, updatedAt } = funds;
  const home = useTexts('money/home');
  const { t, when } = useMoneyView(currency);
  const { now } = useBalance(funds, null);
  return (
    <Stack gap={2} data-last-balance="">
      <Amount minor={now} currency={currency} size="hero" tone="muted" />
      <Text>{home('last.renewing')}</Text>
      <Text variant="caption" tone="muted">
        {t('home.asOf', { when: when(updatedAt, true) })}
      </Text>
    </Stack>
  );
}
