import { Banner } from '@dayfare/ui/banner';
import { Button } from '@dayfare/ui/button';
import { Text } from '@dayfare/ui/text';
import { StepScreen } from '../parts/step-screen.tsx';
import { useCurrency } from '../parts/use-currency.ts';
import { useMoneyTexts } from '../parts/use-money-texts.ts';
import { useMoneyView } from '../parts/use-money-view.ts';
import { isInstantRefusal } from '../view/refusals.ts';
import { Refused } from './quote-problem.tsx';
import type { ReviewProps } from './review-screen.tsx';

/** After a refusal: that nothing was sent, why, and the one step that mends it. */
export function FailedTransfer({ desk, view }: ReviewProps) {
  const { state, terms, isQuoting } = view;
  const t = useMoneyTexts();
  if (state.step !== 'failed') return null;
  if (state.draft.speed === 'Instant' && isInstantRefusal(state.reason) && terms?.nextDay?.fee === 0) {
    return <InstantFailed desk={desk} view={view} />;
  }
  return (
    <StepScreen step="review" title={t('money/get-money:failed.title')}>
      <Refused code={state.reason} onRetry={desk.tryAgain} isRetrying={isQuoting} />
    </StepScreen>
  );
}

/** Says why the instant transfer failed, and sends the free one in one tap: the amount and the place are the same. */
function InstantFailed({ desk, view }: ReviewProps) {
  const { state, terms, isQuoting, trouble } = view;
  const currency = useCurrency();
  const { t, money, moment } = useMoneyView(currency ?? 'USD');
  const arrivesAt = terms?.nextDay?.arrivesAt;
  return (
    <StepScreen
      step="review"
      title={t('money/get-money:failed.instantTitle')}
      footer={
        <Button stretch isPending={isQuoting} onPress={() => void desk.sendNextDay()}>
          {t('money/get-money:failed.useNextDay')}
        </Button>
      }
    >
      <Banner tone="warning" announce>
        {t('money/get-money:failed.instantText')}
      </Banner>
      {arrivesAt !== undefined && currency && (
        <Text>
          {t('money/get-money:failed.nextDayText', {
            amount: money(state.draft.amount),
            when: moment(arrivesAt),
          })}
        </Text>
      )}
      {trouble?.kind === 'offline' && <Text tone="danger">{t('money/get-money:errors.offline')}</Text>}
    </StepScreen>
  );
}
