import {
  type AmountLimits,
  type CurrencyCode,
  type MinorUnits,
  suggestedAmounts,
} from '@dayfare/domain/money';
import { Button } from '@dayfare/ui/button';
import { Stack } from '@dayfare/ui/stack';
import { VisuallyHidden } from '@dayfare/ui/visually-hidden';
import { useMoneyView } from '../parts/use-money-view.ts';

/** Props of {@link SuggestedShares}. */
export interface SuggestedSharesProps {
  limits: AmountLimits;
  currency: CurrencyCode;
  onChoose: (amount: MinorUnits) => void;
}

/** A quarter, half and all of what can be had, for those who'd rather not type. */
export function SuggestedShares({ limits, currency, onChoose }: SuggestedSharesProps) {
  const { t, money } = useMoneyView(currency);
  const suggestions = suggestedAmounts(limits);
  // A limit of the day or of a transfer may be below the balance: then it's the most, not all of it.
  const wordOfAll = (amount: MinorUnits) =>
    t(amount < limits.available ? 'money/get-money:amount.most' : 'money/get-money:amount.all');
  if (suggestions.length === 0) return null;
  return (
    <Stack
      role="group"
      aria-label={t('money/get-money:amount.suggestions')}
      direction="row"
      justify="center"
      gap={2}
      isWrapping
    >
      {suggestions.map(({ share, amount }) => (
        <Button key={share} variant="secondary" size="small" onPress={() => onChoose(amount)}>
          {share === 'all' ? `${wordOfAll(amount)} ${money(amount)}` : money(amount)}
          {share !== 'all' && <VisuallyHidden>{` (${t(`money/get-money:amount.${share}`)})`}</VisuallyHidden>}
        </Button>
      ))}
    </Stack>
  );
}
