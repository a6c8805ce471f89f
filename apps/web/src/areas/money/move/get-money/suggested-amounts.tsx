import {
  type AmountLimits,
  type CurrencyCode,
  type MinorUnits,
  suggestedAmounts,
} from '@dayfare/domain/money';
import { browserLocale } from '@dayfare/domain/product';
import { Button } from '@dayfare/ui/button';
import { Inline } from '@dayfare/ui/inline';
import { useMoneyView } from '../../../../kit/money/parts/use-money-view.ts';

export interface SuggestedAmountsProps {
  limits: AmountLimits;
  currency: CurrencyCode;
  onChoose: (amount: MinorUnits) => void;
}

/** Common amounts and the maximum, for people who prefer not to type. */
export function SuggestedAmounts({ limits, currency, onChoose }: SuggestedAmountsProps) {
  const { t, money, language } = useMoneyView(currency);
  const suggestions = suggestedAmounts(limits);
  const inWholeUnits = new Intl.NumberFormat(browserLocale(language), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
  // A daily or transfer limit may be below the balance: then the label says "most", not "all".
  const wordOfMost = (amount: MinorUnits) =>
    t(amount < limits.available ? 'kit/money/transfer:amount.most' : 'kit/money/transfer:amount.all');
  if (suggestions.length === 0) return null;
  return (
    <Inline role="group" aria-label={t('kit/money/transfer:amount.suggestions')} justify="center">
      {suggestions.map(({ amount, isMost }) => (
        <Button
          key={amount}
          variant="secondary"
          size="small"
          aria-label={isMost ? `${wordOfMost(amount)} ${money(amount)}` : undefined}
          onPress={() => onChoose(amount)}
        >
          {/* How much that is stands above; in a row with the others there is no room for it. */}
          {isMost ? wordOfMost(amount) : inWholeUnits.format(amount / 100)}
        </Button>
      ))}
    </Inline>
  );
}
