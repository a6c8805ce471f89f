import { TaskFrame } from '../accounts/account-frame.tsx';
import { NoAccount } from '../accounts/no-account.tsx';
import { useMoneyTexts } from '../parts/use-money-texts.ts';
import { accountsPath } from '../view/steps.ts';

export const title = 'money/link:titles.link';

/** Where a bank's page leads back to, for somebody who isn't linking an account: everybody else is led on before they see it. */
export function Screen() {
  const t = useMoneyTexts();
  return (
    <TaskFrame title={t('money/link:titles.link')} backTo={accountsPath}>
      <NoAccount title={t('money/link:lostTitle')} text={t('money/link:lost')} />
    </TaskFrame>
  );
}
