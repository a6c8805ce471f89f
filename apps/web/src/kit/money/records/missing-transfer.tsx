import { ErrorState } from '@dayfare/ui/error-state';
import { Link } from '@dayfare/ui/link';
import { meaningOf } from '../../../platform/failures/failure.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { LoadProblem } from '../../../platform/queries/load-problem.tsx';
import type { QueryProblem } from '../../../platform/queries/query-view.tsx';
import { useMoneyTexts } from '../parts/use-money-texts.ts';

/** Replaces a transfer that doesn't exist for this person or couldn't be loaded. */
export function MissingTransfer({ headingLevel, ...problem }: QueryProblem & { headingLevel: 1 | 2 }) {
  const t = useMoneyTexts();
  if (meaningOf(problem.failure, { TransactionNotFound: true })) {
    return (
      <ErrorState
        kind="not-found"
        title={t('kit/money/records:receipt.missingTitle')}
        headingLevel={headingLevel}
        action={
          <Link href={pathTo('/ewa/history')} variant="standalone">
            {t('kit/money/transfer:unknown.history')}
          </Link>
        }
      >
        {t('kit/money/records:receipt.missingText')}
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
