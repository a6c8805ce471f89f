import { type Group, type PlaceName, type PlaceVisitor, tabsFor } from '@dayfare/domain/navigation';
import { isLanguage, type Language } from '@dayfare/domain/product';
import preview from '@dayfare/storybook/preview';
import { Box } from '@dayfare/ui/box';
import { NavRail, type NavRailItem } from '@dayfare/ui/nav-rail';
import { TabBar } from '@dayfare/ui/tab-bar';
import { Text } from '@dayfare/ui/text';
import { Briefcase, CreditCard, Ellipsis, HandCoins, House, Search } from 'lucide-react';
import { expect, within } from 'storybook/test';
import * as styles from './shell.css.ts';

const icons = { home: House, money: HandCoins, card: CreditCard, work: Briefcase, more: Ellipsis };

/** Words of areas that may still have no screen, of which the longest matter here. */
const long: Readonly<Record<Language, readonly string[]>> = {
  en: ['Transfers', 'Where your money goes', 'Regular transfers', 'Questions and answers'],
  es: ['Transferencias', 'A dónde va tu dinero', 'Transferencias periódicas', 'Preguntas y respuestas'],
  fr: ['Virements', 'Où va votre argent', 'Virements réguliers', 'Questions et réponses'],
};
const parts: Readonly<Record<Language, Readonly<Record<Group, string>>>> = {
  en: { home: 'Home', money: 'Money', card: 'Card', work: 'Work', more: 'More' },
  es: { home: 'Inicio', money: 'Dinero', card: 'Tarjeta', work: 'Trabajo', more: 'Más' },
  fr: { home: 'Accueil', money: 'Argent', card: 'Carte', work: 'Travail', more: 'Plus' },
};

/** All that the navigation may have, with or without a screen by now. */
const everything: readonly PlaceName[] = [
  ...(['home', 'history', 'accounts', 'earnings', 'recurring', 'friends', 'cash', 'giftCard'] as const),
  ...(['savings', 'bills', 'tips', 'budget', 'card', 'directDeposit', 'hours', 'time', 'shifts'] as const),
  ...(['chat', 'announcements', 'jobs', 'rides', 'apps', 'referrals', 'help'] as const),
];
const open: PlaceVisitor = { userType: 'User', isOn: (key) => /^IsCardServiceEnabled|^IsEnable/.test(key) };

interface NavigationOfProps {
  language: Language;
  placed: readonly PlaceName[];
  visitor: PlaceVisitor;
}

/** The frame with so many places open, whether they have a screen by now or not. */
function NavigationOf({ language, placed, visitor }: NavigationOfProps) {
  const tabs = tabsFor({ visitor, placed: placed.map((place) => ({ place, path: `#${place}` })) });
  const items = tabs.map(({ group, path, entries }): NavRailItem => {
    const inner = entries.map((entry, at) => ({
      href: entry.path,
      label: `${long[language][at % 4]}`,
      icon: icons[group],
    }));
    return {
      href: path,
      label: parts[language][group],
      icon: icons[group],
      items: inner.length > 1 ? inner : [],
      ...(group === 'money' && { badge: { count: 3, label: '3' } }),
    };
  });
  const current = { label: 'Main', current: items[1]?.href, currentItem: items[1]?.items?.[0]?.href };
  return (
    <div className={styles.shell} data-navigation="">
      <div className={styles.onDesktops}>
        <NavRail
          {...current}
          items={items}
          action={{ label: 'Find anything', icon: Search, isOpen: false, onPress: () => undefined }}
          person={{
            href: '#you',
            name: 'Guadalupe Villanueva-Echeverría',
            label: 'Your account',
            isCurrent: false,
          }}
        />
      </div>
      <main className={styles.page}>
        <Box padding={5}>
          <Text variant="title" as="h1">
            {items[1]?.label}
          </Text>
        </Box>
      </main>
      <div className={styles.onPhones}>
        <TabBar {...current} items={items} />
      </div>
    </div>
  );
}

const meta = preview.meta({
  title: 'Screens/Navigation/How much is open',
  parameters: { layout: 'fullscreen' },
});

/** The frame with these open places, in the language of the toolbar. */
const shows = (placed: readonly PlaceName[], visitor = open) => ({
  render: (_: unknown, { globals: { language } }: { globals: { language?: unknown } }) => (
    <NavigationOf language={isLanguage(language) ? language : 'en'} placed={placed} visitor={visitor} />
  ),
});

/** The words of the tabs, or of the rail's parts: whichever is seen. */
const seen = (canvasElement: HTMLElement) => {
  const [navigation] = within(canvasElement).getAllByRole('navigation');
  return [...(navigation?.querySelectorAll(':scope > ul > li > a') ?? [])].map(
    ({ textContent }) => textContent,
  );
};

/** Three things open: a tab leads straight to each. */
export const Three = meta.story({
  ...shows(['home', 'history', 'help']),
  play: async ({ canvasElement }) => {
    await expect(seen(canvasElement)).toEqual(['Home', '33Money', 'More']);
  },
});

/** Twelve. */
export const Twelve = meta.story({
  ...shows([
    ...(['home', 'history', 'accounts', 'earnings', 'recurring', 'friends'] as const),
    ...(['cash', 'card', 'hours', 'apps', 'referrals', 'help'] as const),
  ]),
  play: async ({ canvasElement }) => {
    await expect(seen(canvasElement)).toEqual(['Home', '33Money', 'Card', 'Work', 'More']);
  },
});

/** All that there may be: the rail scrolls by itself where the window is too low. */
export const Everything = meta.story({
  ...shows(everything),
  play: async ({ canvasElement }) => {
    await expect(everything.length).toBeGreaterThanOrEqual(24);
    await expect(seen(canvasElement)).toHaveLength(5);
  },
});

/** All that there may be, in Spanish, whose words are the longest. */
export const EverythingInSpanish = meta.story({ ...shows(everything), globals: { language: 'es' } });

/** Everything for a user with our card and no employer: nothing about wages or work. */
export const CardOnly = meta.story({
  ...shows(['directHome', ...everything], { ...open, userType: 'DirectUser' }),
  play: async ({ canvasElement }) => {
    await expect(seen(canvasElement)).toEqual(['Home', '33Money', 'Card', 'More']);
  },
});
