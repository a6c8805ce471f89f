import preview from '@dayfare/storybook/preview';
import { EllipsisVertical, Pencil, Star, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { userEvent, within } from 'storybook/test';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Menu } from './menu.tsx';

const meta = preview.meta({ component: Menu, title: 'Components/Menu/States' });

const entries = [
  { id: 'rest', label: 'At rest', icon: Star },
  { id: 'hover', label: 'Under the pointer', icon: Pencil },
  { id: 'pressed', label: 'Pressed', icon: Pencil },
  { id: 'focus', label: 'Focused', icon: Pencil },
  { id: 'both', label: 'With a second line', description: 'It says what follows.', icon: Pencil },
  { id: 'off', label: 'Disabled', description: 'It says why.', icon: Pencil, isDisabled: true },
  { id: 'danger', label: 'Cannot be undone', icon: Trash2, isDanger: true },
];
const forced = { 'Under the pointer': 'hovered', Pressed: 'pressed', Focused: 'focus-visible' } as const;

/** Marks the entries of the open menu with the states that their names say. */
function Marked() {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const timer = setInterval(() => {
      for (const item of menu.current?.querySelectorAll('[role=menuitem]') ?? []) {
        const state = Object.entries(forced).find(([name]) => item.textContent === name)?.[1];
        if (state) item.setAttribute(`data-${state}`, 'true');
      }
    }, 100);
    return () => clearInterval(timer);
  }, []);
  return (
    <Menu ref={menu} trigger={<IconButton icon={EllipsisVertical} label="States" />} entries={entries} />
  );
}

/** Every state of an entry. */
export const All = meta.story({
  args: { trigger: <IconButton icon={EllipsisVertical} label="States" />, entries },
  render: () => <Marked />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await within(document.body).findByRole('menu');
  },
});
