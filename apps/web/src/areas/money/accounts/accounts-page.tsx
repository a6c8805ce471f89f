import { AppHeader } from '@dayfare/ui/app-header';
import { Button } from '@dayfare/ui/button';
import { EmptyState } from '@dayfare/ui/empty-state';
import { List } from '@dayfare/ui/list';
import { ListRow } from '@dayfare/ui/list-row';
import { Screen } from '@dayfare/ui/screen';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { BrandMark } from '../../../platform/brand/brand-mark.tsx';
import { BrandPanel } from '../../../platform/brand/brand-panel.tsx';
import { goBackFrom } from '../../../platform/navigation/back.ts';
import { useNavigate } from '../../../platform/navigation/use-navigate.ts';
import { useMoneyTexts } from '../parts/use-money-texts.ts';
import { instrumentIcon, instrumentKind } from '../view/instruments.ts';
import { accountPath, newAccountPath } from '../view/steps.ts';
import { AccountsView } from './accounts-view.tsx';
import { ConditionTag } from './condition-tag.tsx';

export const title = 'money/accounts:titles.list';

/** The accounts and cards that money can go to, how each stands, and the way to another one. */
export function AccountsScreen() {
  const app = useApp();
  const t = useMoneyTexts();
  const navigate = useNavigate();
  return (
    <Screen
      header={
        <AppHeader
          title={t('money/accounts:titles.list')}
          logo={<BrandMark drawing="mark" />}
          onBack={() => void goBackFrom(app)}
        />
      }
      summary={<BrandPanel />}
      footer={
        <Button isStretched onPress={() => void navigate(newAccountPath)}>
          {t('money/accounts:list.add')}
        </Button>
      }
    >
      <AccountsView
        retryVariant="secondary"
        empty={
          <EmptyState title={t('money/accounts:list.emptyTitle')}>
            {t('money/accounts:list.empty')}
          </EmptyState>
        }
      >
        {(accounts) => (
          <List isDivided aria-label={t('money/accounts:titles.list')}>
            {accounts.map((account) => (
              <ListRow
                key={account.id}
                href={accountPath(account.id)}
                icon={instrumentIcon(account)}
                title={account.name}
                subtitle={instrumentKind(account, t)}
                status={<ConditionTag account={account} />}
              />
            ))}
          </List>
        )}
      </AccountsView>
    </Screen>
  );
}

export { AccountsScreen as Screen };
