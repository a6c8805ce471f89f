import preview from '@dayfare/storybook/preview';
import { EllipsisVertical, FileText, Pencil, Snowflake, Trash2 } from 'lucide-react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectFocusRing, expectNoOverflow, expectTouchTarget, tabInto } from '../../testing/play.tsx';
import { twiceAsLong, unbreakable } from '../../testing/stress-text.tsx';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Menu, type MenuEntry } from './menu.tsx';

const entries: MenuEntry[] = [
  { id: 'rename', label: 'Rename', icon: Pencil },
  { id: 'freeze', label: 'Freeze card', description: 'No payments until you unfreeze it.', icon: Snowflake },
  { id: 'statements', label: 'Statements', icon: FileText, isDisabled: true },
  { id: 'remove', label: 'Remove card', icon: Trash2, isDanger: true },
];

const meta = preview.meta({
  component: Menu,
  title: 'Components/Menu',
  args: {
    trigger: <IconButton icon={EllipsisVertical} label="More for Visa ending in 1107" />,
    entries,
    onAction: fn(),
  },
});

const page = within(document.body);
const trigger = (canvas: HTMLElement) => within(canvas).getByRole('button');
const opened = () => page.findByRole('menu');
const closed = () => waitFor(() => expect(page.queryByRole('menu')).toBeNull());

/** Opened and chosen by a press; the focus is back on the button. */
export const Default = meta.story({
  play: async ({ canvasElement, args }) => {
    const button = trigger(canvasElement);
    await expect(button).toHaveAttribute('aria-haspopup');
    await userEvent.click(button);
    const menu = await opened();
    await expect(menu).toHaveAccessibleName('More for Visa ending in 1107');
    const freeze = within(menu).getByRole('menuitem', { name: /^Freeze card/ });
    await expectTouchTarget(freeze);
    await expect(freeze).toHaveAccessibleName('Freeze card No payments until you unfreeze it.');
    await userEvent.click(freeze);
    await closed();
    await expect(args.onAction).toHaveBeenLastCalledWith('freeze');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
});

/** Arrows, End and first letters go through it; Escape closes it and the focus is back. */
export const ByKeyboard = meta.story({
  play: async ({ canvasElement, args }) => {
    const button = trigger(canvasElement);
    await tabInto();
    await expectFocusRing(button);
    await userEvent.keyboard('{Enter}');
    const menu = within(await opened());
    await waitFor(() => expect(menu.getByRole('menuitem', { name: 'Rename' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expectFocusRing(menu.getByRole('menuitem', { name: /^Freeze card/ }));
    await userEvent.keyboard('{End}');
    await expectFocusRing(menu.getByRole('menuitem', { name: 'Remove card' }));
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(args.onAction).not.toHaveBeenCalled();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await opened();
    await userEvent.keyboard('{Enter}');
    await closed();
    await expect(args.onAction).toHaveBeenLastCalledWith('rename');
    await waitFor(() => expect(button).toHaveFocus());
  },
});

/** Open, to look at: one entry cannot be used now, the last cannot be undone. */
export const Open = meta.story({
  play: async ({ canvasElement }) => {
    await userEvent.click(trigger(canvasElement));
    const menu = within(await opened());
    await expect(menu.getByRole('menuitem', { name: 'Statements' })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** Entries under headings. */
export const Groups = meta.story({
  args: {
    entries: [
      { id: 'rename', label: 'Rename', group: 'This card' },
      { id: 'freeze', label: 'Freeze card', group: 'This card' },
      { id: 'statements', label: 'Statements', group: 'Papers' },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(trigger(canvasElement));
    const menu = within(await opened());
    const papers = within(menu.getByRole('group', { name: 'Papers' }));
    await expect(papers.getByRole('menuitem', { name: 'Statements' })).toBeVisible();
  },
});

/** Under a button with words, with an entry that goes to another page. */
export const WithLink = meta.story({
  args: {
    trigger: <Button variant="secondary">Account</Button>,
    entries: [
      { id: 'terms', label: 'Terms', href: '#terms' },
      { id: 'out', label: 'Sign out' },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(trigger(canvasElement));
    const link = within(await opened()).getByRole('menuitem', { name: 'Terms' });
    await expect(link).toHaveAttribute('href', '#terms');
  },
});

/** Long words break. */
export const LongTexts = meta.story({
  args: {
    entries: [
      {
        id: 'long',
        label: unbreakable,
        description: twiceAsLong('No payments until you unfreeze it.'),
        icon: Snowflake,
      },
      { id: 'other', label: twiceAsLong('Remove the card from this account'), isDanger: true },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(trigger(canvasElement));
    await expectNoOverflow(await opened());
  },
});

/** In Spanish. */
export const Spanish = meta.story({
  globals: { language: 'es' },
  args: {
    trigger: <IconButton icon={EllipsisVertical} label="Más opciones de Visa terminada en 1107" />,
    entries: [
      { id: 'rename', label: 'Cambiar el nombre', icon: Pencil },
      { id: 'remove', label: 'Quitar la tarjeta', icon: Trash2, isDanger: true },
    ],
  },
  play: async ({ canvasElement }) => userEvent.click(trigger(canvasElement)),
});

/** In Canadian French. */
export const French = meta.story({
  globals: { language: 'fr' },
  args: {
    trigger: <IconButton icon={EllipsisVertical} label="Plus d’options pour Visa se terminant par 1107" />,
    entries: [
      { id: 'rename', label: 'Renommer', icon: Pencil },
      { id: 'remove', label: 'Retirer la carte', icon: Trash2, isDanger: true },
    ],
  },
  play: async ({ canvasElement }) => userEvent.click(trigger(canvasElement)),
});
