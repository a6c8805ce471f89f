import preview from '@dayfare/storybook/preview';
import { Briefcase, HandCoins, House, MessageCircle, UserRound } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';
import { expectFocusRing, expectTouchTarget, tabInto } from '../../testing/play.tsx';
import { TabBar } from './tab-bar.tsx';

const items = [
  { href: '#home', label: 'Home', icon: House },
  { href: '#money', label: 'Money', icon: HandCoins },
  { href: '#chat', label: 'Messages', icon: MessageCircle, badge: { count: 3, label: '3 unread' } },
  { href: '#profile', label: 'Profile', icon: UserRound },
];
const meta = preview.meta({
  component: TabBar,
  title: 'Components/Tab bar',
  parameters: { layout: 'fullscreen' },
  args: { label: 'Main', items, current: '#home' },
});

/** Links with icon and word; the part one is in is marked in three ways. */
export const Default = meta.story({
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation', { name: 'Main' });
    const links = within(nav).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', null, null, null]);
    await expect(within(nav).getByRole('link', { name: /3 unread.*Messages/ })).toBeVisible();
    for (const link of links) await expectTouchTarget(link);
  },
});

/** By keyboard, in the order in which they are seen. */
export const ByKeyboard = meta.story({
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await tabInto();
    await expectFocusRing(links[0] ?? canvasElement);
    await userEvent.tab();
    await expect(links[1]).toHaveFocus();
  },
});

/** Above the home indicator. */
export const AboveHomeIndicator = meta.story({
  globals: { platform: 'ios' },
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation');
    await expect(Number.parseFloat(getComputedStyle(nav).paddingBlockEnd)).toBe(34);
  },
});

/** Five parts, with longer words. */
export const FiveInSpanish = meta.story({
  globals: { language: 'es' },
  args: {
    label: 'Principal',
    items: [
      { href: '#home', label: 'Inicio', icon: House },
      { href: '#money', label: 'Mi dinero', icon: HandCoins },
      { href: '#jobs', label: 'Empleos', icon: Briefcase },
      { href: '#chat', label: 'Mensajes', icon: MessageCircle },
      { href: '#profile', label: 'Mi perfil', icon: UserRound },
    ],
    current: '#jobs',
  },
});
