import type { Instrument } from '@dayfare/api/money/queries';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { AccountsView } from '../../../../kit/money/accounts/accounts-view.tsx';
import { NoAccount } from '../../../../kit/money/accounts/no-account.tsx';
import { TaskFrame } from '../../../../kit/money/parts/task-frame.tsx';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';

export interface OneCardProps {
  title: string;
  children: (card: Instrument) => ReactNode;
}

/** The card that the address names; a page that says so for one that isn't there. */
export function OneCard({ title, children }: OneCardProps) {
  const t = useMoneyTexts();
  const { id = '' } = useParams();
  const framed = (content: ReactNode) => (
    <TaskFrame title={title} backTo={pathTo('/ewa/accounts')}>
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
                title={t('kit/money/accounts:account.missingTitle')}
                text={t('kit/money/accounts:account.missing')}
              />,
            );
      }}
    </AccountsView>
  );
}
