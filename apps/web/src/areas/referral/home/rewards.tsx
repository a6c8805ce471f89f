import type { Referrals } from '@dayfare/api/referral/queries';
import { RewardSteps } from '@dayfare/ui/reward-steps';
import { useMoneyView } from '../../../kit/money/parts/use-money-view.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';

/** The steps of the reward, and how far a person is. */
export function Rewards({ referrals: { steps, enrolled, currency } }: { referrals: Referrals }) {
  const t = useTexts('referral/home');
  const { money } = useMoneyView(currency);
  return (
    <RewardSteps
      label={t('rewards')}
      steps={steps.map(({ people, total }) => ({
        ...{ amount: money(total), caption: t('people', { count: people }) },
      }))}
      reached={steps.filter(({ people }) => people <= enrolled).length}
    />
  );
}
