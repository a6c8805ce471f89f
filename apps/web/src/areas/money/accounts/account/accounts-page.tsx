import { Button } from '@dayfare/ui/button';
import { EmptyState } from '@dayfare/ui/empty-state';
import { List } from '@dayfare/ui/list';
import { ListRow } from '@dayfare/ui/list-row';
import { Screen } from '@dayfare/ui/screen';
import { Navigate } from 'react-router-dom';
import { AccountsView } from '../../../../kit/money/accounts/accounts-view.tsx';
import { instrumentIcon, instrumentKind } from '../../../../kit/money/format/instruments.ts';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../../platform/navigation/use-navigate.ts';
import { DetailPane } from '../../../../platform/page-chrome/detail-pane.tsx';
import { useDetailPane } from '../../../../platform/page-chrome/use-detail-pane.ts';
import { PageHeader } from '../../../session/index.ts';
import { ConditionTag } from './condition-tag.tsx';
import { OneAccount } from './one-account.tsx';

export const title = 'money/accounts/account:titles.list';

/** The accounts and cards that money can go to, how each stands, and the way to another one; in a wide window with one of them beside the list. */
export function AccountsScreen() {
  const t = useMoneyTexts();
  const navigate = useNavigate();
  const { chosen, hasRoom, withChosen, close, list } = useDetailPane('account');
  if (chosen && !hasRoom) return <Navigate to={pathTo('/ewa/accounts/:id', { id: chosen })} replace />;
  return (
    <Screen
      header={<PageHeader title={t('money/accounts/account:titles.list')} />}
      isWide
      footer={
        <Button isStretched onPress={() => void navigate(pathTo('/ewa/accounts/new'))}>
          {t('money/accounts/account:list.add')}
        </Button>
      }
      aside={
        chosen && (
          <DetailPane
            key={chosen}
            title={t('money/accounts/account:titles.account')}
            closeLabel={t('money/accounts/account:list.close')}
            onClose={close}
          >
            <OneAccount id={chosen} />
          </DetailPane>
        )
      }
    >
      <div ref={list}>
        <AccountsView
          retryVariant="secondary"
          empty={
            <EmptyState title={t('money/accounts/account:list.emptyTitle')}>
              {t('money/accounts/account:list.empty')}
            </EmptyState>
          }
        >
          {(accounts) => (
            <List isDivided aria-label={t('money/accounts/account:titles.list')}>
              {accounts.map((account) => (
                <ListRow
                  key={account.id}
                  href={
                    hasRoom ? withChosen(String(account.id)) : pathTo('/ewa/accounts/:id', { id: account.id })
                  }
                  aria-current={String(account.id) === chosen ? 'true' : undefined}
                  icon={instrumentIcon(account)}
                  title={account.name}
                  subtitle={instrumentKind(account, t)}
                  status={<ConditionTag account={account} />}
                />
              ))}
            </List>
          )}
        </AccountsView>
      </div>
    </Screen>
  );
}

export { AccountsScreen as Screen };
