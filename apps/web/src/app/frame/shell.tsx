import type { Tab } from '@dayfare/domain/navigation';
import { NavRail } from '@dayfare/ui/nav-rail';
import { TabBar } from '@dayfare/ui/tab-bar';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useApp, useSession } from '../../platform/app-context/app-context.ts';
import { BrandMark } from '../../platform/brand/brand-mark.tsx';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { optional } from '../../platform/loading/optional.tsx';
import { usePagesAhead } from '../../platform/navigation/use-pages-ahead.ts';
import { useTabs } from '../../platform/navigation/use-tabs.ts';
import { useHasRoom } from '../../platform/page-chrome/use-has-room.ts';
import { fullName } from '../../platform/session/full-name.ts';
import { useCell } from '../../platform/state/cell.ts';
import { Find } from './find/find.tsx';
import { useNavigationItems } from './navigation-items.ts';
import * as styles from './shell.css.ts';
import { useAskForCounts } from './use-due-counts.ts';
import { useIsLater } from './use-is-later.ts';

const AccountColumn = optional(() => import('../../areas/session/account/account-column.tsx'));

/**
 * The page with the app's navigation: a rail before it on wide screens, otherwise a bar below it. A task has neither. The page stays
 * mounted when the navigation appears or disappears.
 */
export function Shell({ children }: { children: ReactNode }) {
  const tabs = useTabs();
  const hasNavigation = tabs.length > 0;
  const { navigation } = useApp();
  const hasList = useHasRoom() && hasNavigation && navigation.page().part === 'you';
  usePagesAhead(tabs, useIsLater());
  useAskForCounts();
  return (
    <div className={styles.shell} data-navigation={hasNavigation ? '' : undefined}>
      {hasNavigation && <Rail tabs={tabs} />}
      {hasList && (
        <div className={styles.column}>
          <AccountColumn />
        </div>
      )}
      <div className={styles.page}>{children}</div>
      {hasNavigation && <Bar tabs={tabs} />}
      {hasNavigation && <Find />}
    </div>
  );
}

interface NavigationProps {
  readonly tabs: readonly Tab[];
}

function Bar({ tabs }: NavigationProps) {
  const { items, label, current } = useNavigationItems(tabs);
  return (
    <div className={styles.onPhones}>
      <TabBar items={items} label={label} current={current} />
    </div>
  );
}

const profilePath = '/home/profile';

function Rail({ tabs }: NavigationProps) {
  const t = useTexts('app');
  const { finding, navigation } = useApp();
  const isFinding = useCell(finding);
  const user = useSession()?.user;
  const label = t('account.open');
  return (
    <div className={styles.onDesktops}>
      <NavRail
        {...useNavigationItems(tabs)}
        logo={<BrandMark />}
        mark={<BrandMark drawing="mark" />}
        action={{
          ...{ label: t('find.open'), icon: Search, isOpen: isFinding },
          onPress: () => finding.set(true),
        }}
        person={{
          ...{ href: profilePath, label },
          name: (user && fullName(user)) || undefined,
          isCurrent: navigation.page().part === 'you',
        }}
      />
    </div>
  );
}
