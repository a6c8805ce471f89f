import preview from '@dayfare/storybook/preview';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Opener } from '../shared/testing/opener.tsx';
import { expectFocusReturned, openByKeyboard, shownOverlay } from '../shared/testing/walk.ts';
import { noFilters, TransactionFilters, type TransactionFiltersProps } from './transaction-filters.tsx';

const args: TransactionFiltersProps = {
  isOpen: false,
  onClose: fn(),
  value: noFilters,
  onApply: fn(),
  currency: 'USD',
  sorts: [
    { value: 'newest', label: 'Newest first' },
    { value: 'largest', label: 'Largest amount first' },
  ],
  timeFrames: [
    { value: 'week', label: 'Last 7 days' },
    { value: 'month', label: 'Last 30 days' },
    { value: 'year', label: 'This year' },
  ],
  statuses: [
    { value: 'InProgress', label: 'On its way' },
    { value: 'Successful', label: 'Arrived' },
  ],
  types: [
    { value: 'bank', label: 'Bank' },
    { value: 'card', label: 'Card' },
  ],
  instruments: [{ value: '17', label: 'Everyday checking, ending in 4417' }],
};

const meta = preview.meta({ component: TransactionFilters, title: 'Patterns/Transaction filters', args });

const render = (given: TransactionFiltersProps) => (
  <Opener startsOpen={given.isOpen}>
    {(isOpen, setOpen) => (
      <TransactionFilters
        {...given}
        isOpen={isOpen}
        onClose={() => {
          setOpen(false);
          given.onClose();
        }}
      />
    )}
  </Opener>
);

/** By amount and status, in another order; nothing is used before the button is pressed. */
export const Choosing = meta.story({
  tags: ['money-086'],
  render,
  play: async ({ args: { onApply } }) => {
    const drawer = within(await openByKeyboard());
    await userEvent.click(drawer.getByRole('button', { name: /Sort by/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Largest amount first' }));
    const from = drawer.getByRole('textbox', { name: /Amount from/ });
    await expect(from).toHaveValue('0');
    await expect(drawer.getByRole('textbox', { name: /Amount to/ })).toHaveValue('500');
    await userEvent.clear(from);
    await userEvent.type(from, '20.5');
    await userEvent.click(drawer.getByRole('checkbox', { name: 'Arrived' }));
    await expect(onApply).not.toHaveBeenCalled();
    await userEvent.click(drawer.getByRole('button', { name: 'Show transactions' }));
    await expect(onApply).toHaveBeenLastCalledWith({
      ...noFilters,
      minMinor: 2_050,
      statuses: ['Successful'],
      sort: 'largest',
    });
    await userEvent.click(drawer.getByRole('button', { name: 'Reset' }));
    await expect(drawer.getByRole('checkbox', { name: 'Arrived' })).not.toBeChecked();
    await userEvent.keyboard('{Escape}');
    await expectFocusReturned();
  },
});

/** The amounts stand the wrong way round: it says so, and does not use them. */
export const AmountsSwapped = meta.story({
  args: { isOpen: true, value: { ...noFilters, minMinor: 10_000, maxMinor: 2_000 } },
  render,
  play: async ({ args: { onApply } }) => {
    const drawer = within(await shownOverlay());
    await expect(drawer.getByRole('textbox', { name: /Amount to/ })).toBeInvalid();
    await userEvent.click(drawer.getByRole('button', { name: 'Show transactions' }));
    await expect(onApply).not.toHaveBeenCalled();
  },
});

/** In Spanish. */
export const Spanish = meta.story({ globals: { language: 'es' }, args: { isOpen: true }, render });

/** In Canadian French. */
export const CanadianFrench = meta.story({ globals: { language: 'fr' }, args: { isOpen: true }, render });
