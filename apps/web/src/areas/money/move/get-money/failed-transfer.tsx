import { closedReason } from '@dayfare/domain/money';
import { Banner } from '@dayfare/ui/banner';
import { Button } from '@dayfare/ui/button';
import { Skeleton } from '@dayfare/ui/skeleton';
import { Text } from '@dayfare/ui/text';
import { useEffect } from 'react';
import { useCurrency } from '../../../../kit/money/parts/use-currency.ts';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import { useMoneyView } from '../../../../kit/money/parts/use-money-view.ts';
import { isInstantRefusal } from '../../../../kit/money/reasons/refusals.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../../platform/navigation/use-navigate.ts';
import { QuoteProblem, Refused } from './quote-problem.tsx';
import type { ReviewProps } from './review-props.ts';
import { StepScreen } from './step-screen.tsx';

/** After a refusal: that nothing was sent, why, and what to do about it. */
export function FailedTransfer({ controller, view }: ReviewProps) {
  const { state, terms, isQuoting } = view;
  const t = useMoneyTexts();
  if (state.step !== 'failed') return null;
  if (state.draft.speed === 'Instant' && isInstantRefusal(state.reason) && terms?.nextDay?.fee === 0) {
    return <InstantFailed controller={controller} view={view} />;
  }
  if (state.reason === closedReason) return <NotSent />;
  return (
    <StepScreen step="review" title={t('kit/money/transfer:failed.title')}>
      <Refused code={state.reason} onRetry={controller.tryAgain} isRetrying={isQuoting} isUnderHeading />
    </StepScreen>
  );
}

/** The person chose not to send it: nothing went wrong, and nothing is left to do. */
function NotSent() {
  const t = useMoneyTexts();
  const navigate = useNavigate();
  return (
    <StepScreen
      step="review"
      title={t('kit/money/transfer:failed.title')}
      footer={
        <Button isStretched onPress={() => void navigate(pathTo('/ewa/home'))}>
          {t('kit/money/transfer:flow.home')}
        </Button>
      }
    >
      <Text>{t('kit/money/transfer:errors.TransferClosed')}</Text>
    </StepScreen>
  );
}

/**
 * Explains why the instant transfer failed, and sends the free one in one tap, with the same amount and destination. The button is
 * enabled once the arrival date is shown.
 */
function InstantFailed({ controller, view }: ReviewProps) {
  const { isQuoting, trouble, nextDay } = view;
  const currency = useCurrency();
  const { t, money, moment } = useMoneyView(currency ?? 'USD');
  const needsQuote = nextDay === null && !isQuoting && trouble === null;
  useEffect(() => {
    if (needsQuote) void controller.quoteNextDay();
  }, [needsQuote, controller]);
  if (trouble) {
    return (
      <StepScreen step="review" title={t('kit/money/transfer:failed.instantTitle')}>
        <QuoteProblem
          trouble={trouble}
          onRetry={() => void controller.quoteNextDay()}
          isRetrying={isQuoting}
        />
      </StepScreen>
    );
  }
  return (
    <StepScreen
      step="review"
      title={t('kit/money/transfer:failed.instantTitle')}
      footer={
        <Button isStretched isPending={nextDay === null} onPress={() => void controller.sendNextDay()}>
          {t('kit/money/transfer:failed.useNextDay')}
        </Button>
      }
    >
      <Banner tone="warning" isAnnounced>
        {t('kit/money/transfer:failed.instantText')}
      </Banner>
      {nextDay && currency ? (
        <Text>
          {t('kit/money/transfer:failed.nextDayText', {
            amount: money(nextDay.quote.received),
            when: moment(nextDay.quote.arrivesAt),
          })}
        </Text>
      ) : (
        <Skeleton shape="text" isAnnounced />
      )}
    </StepScreen>
  );
}
