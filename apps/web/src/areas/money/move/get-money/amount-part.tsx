import type { AvailableFunds } from '@dayfare/api/money/queries';
import { type AmountLimits, type IsoDate, type MinorUnits, min } from '@dayfare/domain/money';
import { AmountField } from '@dayfare/ui/amount-field';
import { Link } from '@dayfare/ui/link';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import {
  type AmountFeedback,
  type TypedAmount,
  tellsWhileTyping,
} from '../../../../kit/money/format/amount-feedback.ts';
import { useMoneyView } from '../../../../kit/money/parts/use-money-view.ts';
import { useBalance } from '../../../../kit/money/reasons/use-balance.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { errorWords, outlookWords } from './amount-words.ts';
import { SuggestedAmounts } from './suggested-amounts.tsx';

export interface AmountPartProps {
  funds: AvailableFunds;
  limits: AmountLimits;
  typed: TypedAmount;
  feedback: AmountFeedback;
  /** Whether what is wrong is said although one may still be typing. */
  isWrong: boolean;
  payday: IsoDate | null;
  onChange: (amount: TypedAmount) => void;
  /** Whether the page is about the amount, and the field has the focus at first. */
  isFirst: boolean;
}

/** The field, the suggestions, what the amount would mean, and what is left of the limits. */
export function AmountPart(props: AmountPartProps) {
  const { funds, limits, typed, feedback, isWrong, payday, onChange, isFirst } = props;
  const { currency } = funds;
  const view = useMoneyView(currency);
  const { t, money } = view;
  const { words } = useBalance(funds, payday);
  const isTold = !feedback.ok && (isWrong || tellsWhileTyping(feedback.error));
  const most = largest(limits);
  const bounds = { minimum: money(limits.minimum), maximum: money(most) };
  // Where a day's limit is what bounds one transfer, its reason would say the same amount again.
  const isWholeDay = most === funds.dailyLimit && funds.remainingToday === funds.dailyLimit;
  const range = t(`kit/money/transfer:amount.${isWholeDay ? 'hintDay' : 'hint'}`, bounds);
  const hint = funds.remainingOwn === null && !isWholeDay ? `${range} ${words.text}` : range;
  return (
    <Stack gap={2}>
      <AmountField
        label={t('kit/money/transfer:amount.label')}
        currency={currency}
        value={typed.minor}
        onChange={(minor, text) => onChange({ minor, text })}
        description={feedback.ok ? outlookWords(view, feedback.outlook, payday) : hint}
        messageLines={3}
        error={isTold ? errorWords(view, feedback.error) : undefined}
        autoFocus={isFirst}
        enterKeyHint="next"
      />
      <SuggestedAmounts
        limits={limits}
        currency={currency}
        onChoose={(minor) => onChange({ minor, text: '' })}
      />
      {funds.ownLimits.length > 0 && (
        <Stack gap={1} align="center">
          {funds.ownLimits.map(({ span, amount: most, left }) => (
            <Text key={span} variant="caption" align="center">
              {t(`kit/money/transfer:amount.own.${span}`, { most: money(most), left: money(left) })}
            </Text>
          ))}
          <Link variant="standalone" href={pathTo('/ewa/limits')}>
            {t('kit/money/transfer:amount.own.change')}
          </Link>
        </Stack>
      )}
    </Stack>
  );
}

function largest({ available, maximum, remainingToday, remainingOwn }: AmountLimits): MinorUnits {
  return min(available, maximum, remainingToday ?? available, remainingOwn ?? available);
}
