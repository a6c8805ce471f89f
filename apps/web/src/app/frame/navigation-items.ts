import type { Group, PlaceName, Tab } from '@dayfare/domain/navigation';
import { entryAt } from '@dayfare/domain/navigation';
import type { Icon } from '@dayfare/ui/icon';
import type { NavRailItem } from '@dayfare/ui/nav-rail';
import { Briefcase, CreditCard, Ellipsis, HandCoins, House } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { useUnfinishedFlag } from '../../kit/money/move/unfinished-flag.ts';
import { useApp } from '../../platform/app-context/app-context.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { entryIcons } from '../generated/entry-icons.ts';
import { useDueCounts } from './use-due-counts.ts';

const groupIcons: Readonly<Record<Group, Icon>> = {
  home: House,
  money: HandCoins,
  card: CreditCard,
  work: Briefcase,
  more: Ellipsis,
};

type Entered = keyof typeof entryIcons;

/** Whether a place has an entry of its own, with icon and word. */
const hasEntry = (place: PlaceName): place is Entered => Object.hasOwn(entryIcons, place);

/** Returns a function that gives icon, word and count of what is open in a group, in order. */
export function useEntryItems(): (entries: Tab['entries']) => readonly NavRailItem[] {
  const t = useTexts('app/entries');
  const badge = useBadge();
  return (entries) =>
    entries.flatMap(({ place, path }) =>
      hasEntry(place)
        ? [{ href: path, label: t(`words.${place}`), icon: entryIcons[place], ...badge([{ place }]) }]
        : [],
    );
}

/** Returns a function that gives the badge of entries together: how many things wait for the person there; none for zero. */
function useBadge(): (
  entries: readonly Pick<Tab['entries'][number], 'place'>[],
) => Pick<NavRailItem, 'badge'> {
  const t = useTexts('app');
  const countOf = useDueCounts();
  return (entries) => {
    const count = entries.reduce((sum, { place }) => sum + countOf(place), 0);
    return count > 0 ? { badge: { count, label: t('navigation.due', { count }) } } : {};
  };
}

/** Returns the entries of the navigation: their words, the current ones, and a badge where something is waiting. */
export function useNavigationItems(tabs: readonly Tab[]) {
  const t = useTexts('app');
  const words = useTexts('app/entries');
  const itemsOf = useEntryItems();
  const badge = useBadge();
  const { pathname } = useLocation();
  const hasUnfinished = useUnfinishedFlag() !== null;
  const here = useApp().navigation.page().part;
  const open = tabs.find(({ group }) => group === here);
  const items = tabs.map(({ group, path, entries }): NavRailItem => {
    const only = entries.length === 1 ? entries[0]?.place : undefined;
    const isPlain = only === undefined || !hasEntry(only);
    return {
      href: path,
      label: isPlain ? t(`navigation.${group}`) : words(`tabs.${only}`),
      icon: isPlain ? groupIcons[group] : entryIcons[only],
      items: only ? [] : itemsOf(entries),
      ...badge(entries),
      // The home screen shows what became of it.
      ...(group === 'home' && hasUnfinished && { badge: { count: 1, label: t('navigation.unfinished') } }),
    };
  });
  return {
    items,
    label: t('navigation.label'),
    current: open?.path,
    currentItem: open && entryAt(open.entries, pathname)?.path,
  };
}
