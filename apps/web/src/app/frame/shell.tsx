import type { NavigationPart } from '@dayfare/themes/navigation';
import type { Icon } from '@dayfare/ui/icon';
import { NavRail } from '@dayfare/ui/nav-rail';
import { TabBar, type TabBarItem } from '@dayfare/ui/tab-bar';
import { Briefcase, CircleUserRound, HandCoins, House, Tag, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAccountSheet } from '../../areas/session/index.ts';
import { useUnfinishedFlag } from '../../kit/money/move/unfinished-flag.ts';
import { useApp } from '../../platform/app-context/app-context.ts';
import { BrandMark } from '../../platform/brand/brand-mark.tsx';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import type { MainPart } from '../../platform/navigation/main-parts.ts';
import { useMainParts } from '../../platform/navigation/use-main-parts.ts';
import * as styles from './shell.css.ts';

const icons: Readonly<Record<NavigationPart, Icon>> = {
  home: House,
  money: HandCoins,
  work: Briefcase,
  offers: Tag,
  you: UserRound,
};

/**
 * The page with the app's navigation: a rail before it on wide screens, otherwise a bar below it. A task has neither. The page stays
 * mounted when the navigation appears or disappears.
 */
export function Shell({ children }: { children: ReactNode }) {
  const parts = useMainParts();
  const hasNavigation = parts.length > 0;
  return (
    <div className={styles.shell} data-navigation={hasNavigation ? '' : undefined}>
      {hasNavigation && <Rail parts={parts} />}
      <div className={styles.page}>{children}</div>
      {hasNavigation && <Bar parts={parts} />}
    </div>
  );
}

interface NavigationProps {
  readonly parts: readonly MainPart[];
}

/** Labels of the entries, the current one, and a badge if something is waiting. */
function useNavigationItems(parts: readonly MainPart[]) {
  const t = useTexts('app');
  const hasUnfinished = useUnfinishedFlag() !== null;
  const here = useApp().navigation.page().part;
  const items = parts.map(
    ({ part, path }): TabBarItem => ({
      href: path,
      label: t(`navigation.${part}`),
      icon: icons[part],
      // The home screen shows what became of it.
      ...(part === 'home' && hasUnfinished && { badge: { count: 1, label: t('navigation.unfinished') } }),
    }),
  );
  return { items, label: t('navigation.label'), current: parts.find(({ part }) => part === here)?.path };
}

function Bar({ parts }: NavigationProps) {
  return (
    <div className={styles.onPhones}>
      <TabBar {...useNavigationItems(parts)} />
    </div>
  );
}

function Rail({ parts }: NavigationProps) {
  const t = useTexts('app');
  const { isOpen, open, sheet } = useAccountSheet();
  const hasYou = parts.some(({ part }) => part === 'you');
  return (
    <div className={styles.onDesktops}>
      <NavRail
        {...useNavigationItems(parts)}
        logo={<BrandMark />}
        mark={<BrandMark drawing="mark" />}
        action={
          hasYou ? undefined : { label: t('account.open'), icon: CircleUserRound, isOpen, onPress: open }
        }
      />
      {sheet}
    </div>
  );
}
