import { holdsMoney } from '@dayfare/domain/money';
import { useParams } from 'react-router-dom';
import { useMoneyTexts } from '../parts/use-money-texts.ts';
import { accountsPath } from '../view/steps.ts';
import { Account } from './account.tsx';
import { TaskFrame } from './account-frame.tsx';
import { AccountsView } from './accounts-view.tsx';
import { NoAccount } from './no-account.tsx';

export const title = 'money/accounts:titles.account';

/** One account or card: how it stands, and what can be done with it. */
export function AccountScreen() {
  const t = useMoneyTexts();
  const { id = '' } = useParams();
  return (
    <TaskFrame title={t('money/accounts:titles.account')} backTo={accountsPath}>
      <AccountsView>
        {(accounts) => {
          const account = accounts.find((one) => String(one.id) === id);
          return account ? (
            <Account
              key={account.id}
              account={account}
              canFill={accounts.some((one) => one.id !== account.id && holdsMoney(one))}
            />
          ) : (
            <NoAccount
              title={t('money/accounts:account.missingTitle')}
              text={t('money/accounts:account.missing')}
            />
          );
        }}
      </AccountsView>
    </TaskFrame>
  );
}

export { AccountScreen as Screen };
