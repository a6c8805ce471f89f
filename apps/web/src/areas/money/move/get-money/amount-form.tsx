import type { AvailableFunds } from '@dayfare/api/money/queries';
import {
  type AmountLimits,
  type IsoDate,
  type MinorUnits,
  min,
  minorUnits,
  zero,
} from '@dayfare/domain/money';
import { AmountField } from '@dayfare/ui/amount-field';
import { Button } from '@dayfare/ui/button';
import { Link } from '@dayfare/ui/link';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import {
  amountFeedback,
  type TypedAmount,
  tellsWhileTyping,
} from '../../../../kit/money/format/amount-feedback.ts';
import { useMoneyView } from '../../../../kit/money/parts/use-money-view.ts';
import { stepPath } from '../../../../kit/money/transfer/steps.ts';
import { useSubmit } from '../../../../platform/forms/use-submit.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../../platform/navigation/use-navigate.ts';
import { errorWords, outlookWords, remainingWords } from './amount-words.ts';
import { StepScreen } from './step-screen.tsx';
import { SuggestedAmounts } from './suggested-amounts.tsx';

export interface AmountFormProps {
  title: string;
  funds: AvailableFunds;
  limits: AmountLimits;
  /** Net pay on payday if nothing more is taken; null while unknown. */
  outlook: { netPay: MinorUnits; payday: IsoDate } | null;
  /** What was typed before; zero for nothing. */
  initial: MinorUnits;
  /** Called after every change; zero for nothing. */
  onChange: (amount: MinorUnits) => void;
}

/** The field, the suggestions, what the amount would mean, and what is left of the daily limit. */
export function AmountForm({ title, funds, limits, outlook, initial, onChange }: AmountFormProps) {
  const { currency } = funds;
  const view = useMoneyView(currency);
  const { t, money } = view;
  const navigate = useNavigate();
  const readAmount = (one: TypedAmount) => amountFeedback(one, limits, outlook?.netPay ?? null);
  const amount: TypedAmount = { minor: initial === 0 ? null : initial, text: '' };
  const form = useSubmit({
    form: 'money/amount',
    initial: { amount },
    secret: [],
    check: (typed) => (readAmount(typed.amount).ok ? null : { amount: 'wrong' }),
    send: (typed) => onChange(minorUnits(typed.amount.minor ?? zero)),
    onDone: () => void navigate(stepPath('where')),
  });
  const { amount: typed } = form.values;
  const feedback = readAmount(typed);
  const isTold = !feedback.ok && (form.problems.amount !== undefined || tellsWhileTyping(feedback.error));

  const change = (next: TypedAmount) => {
    form.change({ amount: next });
    onChange(minorUnits(next.minor ?? zero));
  };
  const range = t('kit/money/transfer:amount.hint', {
    minimum: money(limits.minimum),
    maximum: money(largest(limits)),
  });
  return (
    <StepScreen
      step="amount"
      title={title}
      onSubmit={() => void form.submit()}
      footer={
        <Button type="submit" isStretched>
          {t('kit/money/transfer:flow.next')}
        </Button>
      }
    >
      <Stack gap={5}>
        <AmountField
          label={t('kit/money/transfer:amount.label')}
          currency={currency}
          value={typed.minor}
          onChange={(minor, text) => change({ minor, text })}
          description={feedback.ok ? outlookWords(view, feedback.outlook, outlook?.payday ?? null) : range}
          messageLines={3}
          error={isTold ? errorWords(view, feedback.error) : undefined}
          autoFocus
          enterKeyHint="next"
        />
        <SuggestedAmounts
          limits={limits}
          currency={currency}
          onChoose={(minor) => change({ minor, text: '' })}
        />
        {funds.remainingOwn === null && (
          <Text variant="caption" tone="muted" align="center">
            {remainingWords(view, funds)}
          </Text>
        )}
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
    </StepScreen>
  );
}

function largest({ available, maximum, remainingToday, remainingOwn }: AmountLimits): MinorUnits {
  return min(available, maximum, remainingToday ?? available, remainingOwn ?? available);
}
