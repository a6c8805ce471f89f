import preview from '@dayfare/storybook/preview';
import { Briefcase, CircleUserRound, HandCoins, House, Tag, UserRound } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectFocusRing, expectTouchTarget, tabInto } from '../../testing/play.tsx';
import { NavRail } from './nav-rail.tsx';

const onPress = fn();
const meta = preview.meta({
  component: NavRail,
  title: 'Components/Nav rail',
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Main',
    items: [
      { href: '#home', label: 'Home', icon: House },
      { href: '#money', label: 'Money', icon: HandCoins, badge: { count: 1, label: '1 to check' } },
    ],
    current: '#home',
    action: { label: 'Your account', icon: CircleUserRound, isOpen: false, onPress },
  },
});

/** Links with icon and word; the part one is in is marked in three ways. At the foot the account, which is a dialog and no page. */
export const Default = meta.story({
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation', { name: 'Main' });
    const links = within(nav).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', null]);
    for (const link of links) await expectTouchTarget(link);
    const account = within(nav).getByRole('button', { name: 'Your account' });
    await expect(account).toHaveAttribute('aria-haspopup', 'dialog');
    await userEvent.click(account);
    await expect(onPress).toHaveBeenCalled();
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
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Your account' })).toHaveFocus();
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
      { href: '#work', label: 'Trabajo', icon: Briefcase },
      { href: '#offers', label: 'Ofertas', icon: Tag },
      { href: '#you', label: 'Mi perfil', icon: UserRound },
    ],
    current: '#work',
    action: { label: 'Tu cuenta', icon: CircleUserRound, isOpen: false, onPress },
  },
});
