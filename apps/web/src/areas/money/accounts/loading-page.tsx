import { ErrorState } from '@dayfare/ui/error-state';
import { Link } from '@dayfare/ui/link';
import { useMoneyTexts } from '../parts/use-money-texts.ts';
import { accountsPath } from '../view/steps.ts';
import { AccountFrame } from './account-frame.tsx';

export const title = 'money/accounts:titles.link';
export const back = 'previous';

/** Where a bank's page leads back to, for somebody who isn't linking an account: everybody else is led on before they see it. */
export function Screen() {
  const t = useMoneyTexts();
  return (
    <AccountFrame title={t('money/accounts:titles.link')} backTo={accountsPath}>
      <ErrorState
        kind="not-found"
        title={t('money/accounts:link.lostTitle')}
        action={
          <Link href={accountsPath} variant="standalone">
            {t('money/accounts:account.seeAll')}
          </Link>
        }
      >
        {t('money/accounts:link.lost')}
      </ErrorState>
    </AccountFrame>
  );
}
