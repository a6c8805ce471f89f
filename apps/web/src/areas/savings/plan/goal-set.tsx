import type { Goal } from '@dayfare/api/savings/queries';
import type { CurrencyCode } from '@dayfare/domain/money';
import { FullScreenTemplate } from '@dayfare/ui/patterns/full-screen-template';
import { dayWords } from '../../../kit/money/format/when.ts';
import { useMoneyView } from '../../../kit/money/parts/use-money-view.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../platform/navigation/use-navigate.ts';

/** A goal has begun: when the first deposit is made, and what is in it. */
export function GoalSet({ goal, currency }: { goal: Goal; currency: CurrencyCode }) {
  const t = useTexts('savings/plan');
  const { t: words, money, language } = useMoneyView(currency);
  const navigate = useNavigate();
  const { id, name, balance, next } = goal;
  return (
    <FullScreenTemplate
      screen="saving-goal"
      title={t('setTitle', { name })}
      savings={{ label: t('saved'), minor: balance, currency }}
      disclaimers={{ savingsGoal: words('savings/goals:disclaimer') }}
      primary={{
        label: t('see'),
        onPress: () => void navigate(pathTo('/savings/:id', { id }), { replace: true }),
      }}
    >
      {next && t('set', { amount: money(next.amount), day: dayWords(next.on, language) })}
    </FullScreenTemplate>
  );
}
