import { instrumentsQuery } from '@dayfare/api/money/queries';
import { Skeleton } from '@dayfare/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useCurrency } from '../../../../kit/money/parts/use-currency.ts';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { SlowNote } from '../../../../platform/loading/slow-note.tsx';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { Checking } from './checking.tsx';
import { FailedTransfer } from './failed-transfer.tsx';
import { QuoteProblem } from './quote-problem.tsx';
import { reportTransfer } from './report-transfer.ts';
import { ReviewForm } from './review-form.tsx';
import type { ReviewProps } from './review-props.ts';
import { StepGate } from './step-gate.tsx';
import { StepScreen } from './step-screen.tsx';

export const title = 'kit/money:titles.review';

/** Everything that will happen, the agreement, and the button that does it. */
export function ReviewScreen() {
  return (
    <StepGate step="review">{(controller, view) => <Review controller={controller} view={view} />}</StepGate>
  );
}

function Review({ controller, view }: ReviewProps) {
  const { analytics, api, navigation } = useApp();
  const t = useMoneyTexts();
  const currency = useCurrency();
  const { data: instruments } = useQuery(instrumentsQuery(api));
  const { state, isQuoting, trouble } = view;
  const needsQuote = state.step === 'editing' && !isQuoting && trouble === null;
  const made = state.step === 'done' ? state : null;
  const report = useEffectEvent((done: NonNullable<typeof made>) =>
    reportTransfer(analytics, done, currency),
  );

  useEffect(() => {
    if (needsQuote) void controller.quote();
  }, [needsQuote, controller]);
  useEffect(() => {
    if (!made) return;
    report(made);
    void navigation.go(pathTo('/ewa/receipt/:id', { id: made.receipt.transactionId }), { replace: true });
  }, [made, navigation]);

  if (state.step === 'failed') return <FailedTransfer controller={controller} view={view} />;
  if (state.step === 'unknown' || (state.step === 'sending' && state.attempts > 1)) {
    return <Checking controller={controller} view={view} state={state} />;
  }
  const instrument = instruments?.find(({ id }) => id === state.draft.instrumentId);
  if (state.step === 'editing') {
    return (
      <StepScreen step="review" title={t('kit/money/transfer:review.title')}>
        {trouble ? (
          <QuoteProblem trouble={trouble} onRetry={() => void controller.quote()} isRetrying={isQuoting} />
        ) : (
          <ReviewSkeleton />
        )}
      </StepScreen>
    );
  }
  if (!currency) {
    return (
      <StepScreen step="review" title={t('kit/money/transfer:review.title')}>
        <ReviewSkeleton />
      </StepScreen>
    );
  }
  return <ReviewForm controller={controller} view={view} currency={currency} instrument={instrument} />;
}

function ReviewSkeleton() {
  return (
    <>
      <Skeleton shape="amount" isAnnounced />
      <Skeleton shape="text" count={6} />
      <SlowNote />
    </>
  );
}

export { takeUpUnfinished as load } from '../../../../kit/money/transfer/use-transfer-controller.ts';
export { ReviewScreen as Screen };
