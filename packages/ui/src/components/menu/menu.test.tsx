import { screen, waitFor, within } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { Button } from '../button/button.tsx';
import { Menu, type MenuEntry } from './menu.tsx';

type Action = 'rename' | 'freeze' | 'remove';

const entries: MenuEntry<Action>[] = [
  { id: 'rename', label: 'Rename' },
  { id: 'freeze', label: 'Freeze', description: 'No payments.' },
  { id: 'remove', label: 'Remove', isDisabled: true },
];
const menu = (onAction?: (id: Action) => void) => (
  <Menu trigger={<Button>More</Button>} entries={entries} onAction={onAction} />
);
const button = () => screen.getByRole('button', { name: 'More' });

describe('Menu', () => {
  it('says what its button opens, and has its name', async () => {
    const { user } = render(menu());
    expect(button().getAttribute('aria-expanded')).toBe('false');
    expect(button().hasAttribute('aria-haspopup')).toBe(true);
    await user.click(button());
    expect(screen.getByRole('menu', { name: 'More' })).toBeTruthy();
  });

  it('gives the id of what is pressed, closes, and gives the focus back', async () => {
    const onAction = vi.fn<(id: Action) => void>();
    const { user } = render(menu(onAction));
    await user.click(button());
    await user.click(screen.getByRole('menuitem', { name: 'Freeze No payments.' }));
    expect(onAction.mock.calls).toEqual([['freeze']]);
    expect(screen.queryByRole('menu')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(button()));
  });

  it('shows entries under the heading of their group', async () => {
    const grouped = entries.map((entry) => ({
      ...entry,
      group: entry.id === 'rename' ? undefined : 'Safety',
    }));
    const { user } = render(<Menu trigger={<Button>More</Button>} entries={grouped} />);
    await user.tab();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const group = screen.getByRole('group', { name: 'Safety' });
    expect(within(group).getAllByRole('menuitem')).toHaveLength(2);
    expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Freeze No payments.' }));
  });

  it('is gone through by keyboard and left by Escape', async () => {
    const onAction = vi.fn<(id: Action) => void>();
    const { user } = render(menu(onAction));
    await user.tab();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Freeze No payments.' }));
    await user.keyboard('{Escape}');
    expect(onAction).not.toHaveBeenCalled();
    await waitFor(() => expect(document.activeElement).toBe(button()));
  });

  it('does not act on a disabled entry', async () => {
    const onAction = vi.fn<(id: Action) => void>();
    const { user } = render(menu(onAction));
    await user.click(button());
    await user.click(screen.getByRole('menuitem', { name: 'Remove' }));
    expect(onAction).not.toHaveBeenCalled();
  });

  it('passes root attributes and ref to the menu', async () => {
    const ref = createRef<HTMLDivElement>();
    const { user } = render(
      <Menu trigger={<Button>More</Button>} entries={entries} data-part="more" ref={ref} />,
    );
    await user.click(button());
    expect(ref.current?.dataset.part).toBe('more');
    expect(ref.current).toBe(screen.getByRole('menu'));
  });

  it('reads its entries', async () => {
    const { user } = render(menu());
    await user.click(button());
    expect(await transcript(screen.getByRole('menu'))).toMatchInlineSnapshot(`
      [
        "menu, More, orientated vertically",
        "menuitem, Rename, position 1, set size 3",
        "Rename",
        "end of menuitem, Rename, position 1, set size 3",
        "menuitem, Freeze No payments., position 2, set size 3",
        "Freeze",
        "No payments.",
        "end of menuitem, Freeze No payments., position 2, set size 3",
        "menuitem, Remove, disabled, position 3, set size 3",
        "Remove",
        "end of menuitem, Remove, disabled, position 3, set size 3",
        "end of menu, More, orientated vertically",
      ]
    `);
  });
});
