import { holdsMoney } from '@dayfare/domain/money';
import { AccountsView } from '../../../../kit/money/accounts/accounts-view.tsx';
import { NoAccount } from '../../../../kit/money/accounts/no-account.tsx';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import { Account } from './account.tsx';

export interface OneAccountProps {
  id: string;
}

/** The account with an id, among all of the person’s, or word that there is none. */
export function OneAccount({ id }: OneAccountProps) {
  const t = useMoneyTexts();
  return (
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
            title={t('kit/money/accounts:account.missingTitle')}
            text={t('kit/money/accounts:account.missing')}
          />
        );
      }}
    </AccountsView>
  );
}
