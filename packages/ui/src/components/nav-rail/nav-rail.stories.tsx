import preview from '@dayfare/storybook/preview';
import { Briefcase, CreditCard, Ellipsis, HandCoins, House, Search } from 'lucide-react';
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
    action: { label: 'Find anything', icon: Search, isOpen: false, onPress },
    person: { href: '#account', name: 'Rosa Delgado', label: 'Your account', isCurrent: false },
  },
});

/** Links with icon and word; the part one is in is marked in three ways. At the foot the search, which is a dialog, and the person. */
export const Default = meta.story({
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation', { name: 'Main' });
    const links = within(nav).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', null, null]);
    for (const link of links) await expectTouchTarget(link);
    const search = within(nav).getByRole('button', { name: 'Find anything' });
    await expect(search).toHaveAttribute('aria-haspopup', 'dialog');
    await userEvent.click(search);
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
    await expect(within(canvasElement).getByRole('button', { name: 'Find anything' })).toHaveFocus();
    await userEvent.tab();
    await expect(links[2]).toHaveFocus();
  },
});

const money = ['Transferencias', 'A dónde va tu dinero', 'Tus ganancias', 'Transferencias periódicas'];

/** Five parts with what is in them, in longer words. Only a wide rail has room for what is in a part. */
export const OpenInSpanish = meta.story({
  globals: { language: 'es' },
  args: {
    label: 'Principal',
    items: [
      { href: '#home', label: 'Inicio', icon: House },
      {
        href: '#money',
        label: 'Dinero',
        icon: HandCoins,
        items: money.map((label, at) => ({ href: `#money/${at}`, label, icon: HandCoins })),
      },
      { href: '#card', label: 'Tarjeta', icon: CreditCard },
      { href: '#work', label: 'Trabajo', icon: Briefcase },
      { href: '#more', label: 'Más', icon: Ellipsis },
    ],
    current: '#money',
    currentItem: '#money/3',
    action: { label: 'Buscar', icon: Search, isOpen: false, onPress },
    person: { href: '#account', name: 'Rosa Delgado', label: 'Tu cuenta', isCurrent: false },
  },
  play: async ({ canvasElement }) => {
    const current = canvasElement.querySelector('[aria-current="page"]');
    await expect(current).toHaveTextContent('Transferencias periódicas');
    await expect(canvasElement.querySelector('[aria-current="true"]')).toHaveTextContent('Dinero');
  },
});
