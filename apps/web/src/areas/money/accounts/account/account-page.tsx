import { holdsMoney } from '@dayfare/domain/money';
import { useParams } from 'react-router-dom';
import { AccountsView } from '../../../../kit/money/accounts/accounts-view.tsx';
import { NoAccount } from '../../../../kit/money/accounts/no-account.tsx';
import { TaskFrame } from '../../../../kit/money/parts/task-frame.tsx';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { Account } from './account.tsx';

export const title = 'money/accounts/account:titles.account';

/** One account or card: how it stands, and what can be done with it. */
export function AccountScreen() {
  const t = useMoneyTexts();
  const { id = '' } = useParams();
  return (
    <TaskFrame title={t('money/accounts/account:titles.account')} backTo={pathTo('/ewa/accounts')}>
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
              title={t('money/accounts/account:account.missingTitle')}
              text={t('money/accounts/account:account.missing')}
            />
          );
        }}
      </AccountsView>
    </TaskFrame>
  );
}

export { AccountScreen as Screen };
