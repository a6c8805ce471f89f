import { useMoneyTexts } from '../parts/use-money-texts.ts';
import { accountsPath } from '../view/steps.ts';
import { AccountFrame } from './account-frame.tsx';
import { NoAccount } from './no-account.tsx';

export const title = 'money/accounts:titles.link';
export const back = 'previous';

/** Where a bank's page leads back to, for somebody who isn't linking an account: everybody else is led on before they see it. */
export function Screen() {
  const t = useMoneyTexts();
  return (
    <AccountFrame title={t('money/accounts:titles.link')} backTo={accountsPath}>
      <NoAccount title={t('money/accounts:link.lostTitle')} text={t('money/accounts:link.lost')} />
    </AccountFrame>
  );
}
