import { ErrorState } from '@dayfare/ui/error-state';
import { Link } from '@dayfare/ui/link';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { useMoneyTexts } from '../parts/use-money-texts.ts';

export interface NoAccountProps {
  title: string;
  /** Why, and that nothing has changed. */
  text: string;
}

/** Replaces an account that isn't there, and leads to the list. */
export function NoAccount({ title, text }: NoAccountProps) {
  const t = useMoneyTexts();
  return (
    <ErrorState
      kind="not-found"
      title={title}
      action={
        <Link href={pathTo('/ewa/accounts')} variant="standalone">
          {t('kit/money/accounts:account.seeAll')}
        </Link>
      }
    >
      {text}
    </ErrorState>
  );
}
