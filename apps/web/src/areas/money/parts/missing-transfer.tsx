import { ErrorState } from '@dayfare/ui/error-state';
import { Link } from '@dayfare/ui/link';
import { meaningOf } from '../../../platform/failures/failure.ts';
import { useFailure } from '../../../platform/failures/use-failure.ts';
import { historyPath } from '../view/steps.ts';
import { LoadProblem } from './load-problem.tsx';
import { useMoneyTexts } from './use-money-texts.ts';

/** In a transfer's place: it doesn't exist for this person, or it couldn't be loaded. */
export function MissingTransfer(props: { error: unknown; onRetry: () => void; isRetrying: boolean }) {
  const { error, onRetry, isRetrying } = props;
  const t = useMoneyTexts();
  const failure = useFailure(error);
  if (failure && meaningOf(failure, { TransactionNotFound: true })) {
    return (
      <ErrorState
        kind="not-found"
        title={t('money/receipt:receipt.missingTitle')}
        headingLevel={1}
        action={
          <Link href={historyPath} variant="standalone">
            {t('money/get-money:unknown.history')}
          </Link>
        }
      >
        {t('money/receipt:receipt.missingText')}
      </ErrorState>
    );
  }
  return (
    <LoadProblem
      error={error}
      title={t('history.failed')}
      text={t('history.failedText')}
      offlineText={t('history.offlineText')}
      onRetry={onRetry}
      isRetrying={isRetrying}
      headingLevel={1}
    />
  );
}
