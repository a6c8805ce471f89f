import { ErrorState } from '@dayfare/ui/error-state';
import { Link } from '@dayfare/ui/link';
import { meaningOf } from '../../../platform/failures/failure.ts';
import { LoadProblem } from '../../../platform/queries/load-problem.tsx';
import type { QueryProblem } from '../../../platform/queries/query-view.tsx';
import { historyPath } from '../view/steps.ts';
import { useMoneyTexts } from './use-money-texts.ts';

/** Replaces a transfer that doesn't exist for this person or couldn't be loaded. */
export function MissingTransfer({ headingLevel, ...problem }: QueryProblem & { headingLevel: 1 | 2 }) {
  const t = useMoneyTexts();
  if (meaningOf(problem.failure, { TransactionNotFound: true })) {
    return (
      <ErrorState
        kind="not-found"
        title={t('money/receipt:receipt.missingTitle')}
        headingLevel={headingLevel}
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
      {...problem}
      title={t('history.failed')}
      text={t('history.failedText')}
      offlineText={t('history.offlineText')}
      headingLevel={headingLevel}
    />
  );
}
