import type { Instrument } from '@dayfare/api/money/queries';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { TaskFrame } from '../accounts/account-frame.tsx';
import { AccountsView } from '../accounts/accounts-view.tsx';
import { NoAccount } from '../accounts/no-account.tsx';
import { useMoneyTexts } from '../parts/use-money-texts.ts';
import { accountsPath } from '../view/steps.ts';

export interface OneCardProps {
  title: string;
  children: (card: Instrument) => ReactNode;
}

/** The card that the address names; a page that says so for one that isn't there. */
export function OneCard({ title, children }: OneCardProps) {
  const t = useMoneyTexts();
  const { id = '' } = useParams();
  const framed = (content: ReactNode) => (
    <TaskFrame title={title} backTo={accountsPath}>
      {content}
    </TaskFrame>
  );
  return (
    <AccountsView frame={framed}>
      {(accounts) => {
        const card = accounts.find((one) => String(one.id) === id && one.card !== null);
        return card
          ? children(card)
          : framed(
              <NoAccount
                title={t('money/accounts:account.missingTitle')}
                text={t('money/accounts:account.missing')}
              />,
            );
      }}
    </AccountsView>
  );
}
