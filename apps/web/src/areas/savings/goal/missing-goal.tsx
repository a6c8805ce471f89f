import { ErrorState } from '@dayfare/ui/error-state';
import { Link } from '@dayfare/ui/link';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';

/** A goal that isn't there, or can't be changed any more. */
export function MissingGoal() {
  const t = useTexts('savings/goal');
  return (
    <ErrorState
      kind="not-found"
      title={t('missing')}
      action={
        <Link href={pathTo('/savings')} variant="standalone">
          {t('toGoals')}
        </Link>
      }
    >
      {t('missingText')}
    </ErrorState>
  );
}
