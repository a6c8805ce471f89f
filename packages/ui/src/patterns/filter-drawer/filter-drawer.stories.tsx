import preview from '@dayfare/storybook/preview';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Opener } from '../shared/testing/opener.tsx';
import { expectFocusReturned, openByKeyboard } from '../shared/testing/walk.ts';
import { FilterDrawer, type FilterDrawerProps } from './filter-drawer.tsx';

const filters = [
  { value: 'all', label: 'All Conversations' },
  { value: 'unread', label: 'Unread' },
  { value: 'groups', label: 'Groups' },
  { value: 'direct', label: 'Direct messages' },
];

const args: FilterDrawerProps = { isOpen: false, onClose: fn(), filters, value: ['all'], onApply: fn() };

const meta = preview.meta({ component: FilterDrawer, title: 'Patterns/Filter drawer', args });

const render = (given: object) => {
  const props = { ...args, ...given };
  return (
    <Opener startsOpen={props.isOpen}>
      {(isOpen, setOpen) => (
        <FilterDrawer
          {...props}
          isOpen={isOpen}
          onClose={() => {
            setOpen(false);
            props.onClose();
          }}
        />
      )}
    </Opener>
  );
};

/** Another filter takes All away; when the last one goes, All comes back. */
export const NeverNone = meta.story({
  tags: ['connect-030'],
  render,
  play: async ({ args: { onApply } }) => {
    const drawer = within(await openByKeyboard());
    const box = (name: string) => drawer.getByRole('checkbox', { name });
    await expect(box('All Conversations')).toBeChecked();
    await userEvent.click(box('Unread'));
    await expect(box('All Conversations')).not.toBeChecked();
    await userEvent.click(box('Unread'));
    await expect(box('All Conversations')).toBeChecked();
    await userEvent.click(box('All Conversations'));
    await expect(box('All Conversations')).toBeChecked();
    await userEvent.click(box('Groups'));
    await userEvent.click(box('Direct messages'));
    await userEvent.click(drawer.getByRole('button', { name: 'Show' }));
    await expect(onApply).toHaveBeenLastCalledWith(['groups', 'direct']);
  },
});

/** Left: what was tried is forgotten, and the focus is back. */
export const Left = meta.story({
  render,
  play: async ({ args: { onApply } }) => {
    const first = within(await openByKeyboard());
    await userEvent.click(first.getByRole('checkbox', { name: 'Unread' }));
    await userEvent.keyboard('{Escape}');
    await expectFocusReturned();
    await expect(onApply).not.toHaveBeenCalled();
    const second = within(await openByKeyboard());
    await expect(second.getByRole('checkbox', { name: 'All Conversations' })).toBeChecked();
  },
});

/** In Spanish. */
export const Spanish = meta.story({
  globals: { language: 'es' },
  args: {
    isOpen: true,
    filters: [
      { value: 'all', label: 'Todas las conversaciones' },
      { value: 'unread', label: 'Sin leer' },
    ],
  },
  render,
});
