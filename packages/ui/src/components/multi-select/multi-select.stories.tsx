import preview from '@dayfare/storybook/preview';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectFocusRing, expectNoOverflow, expectTouchTarget, tabInto } from '../../testing/play.tsx';
import { twiceAsLong, unbreakable } from '../../testing/stress-text.tsx';
import { categories } from './multi-select.fixtures.ts';
import { MultiSelect } from './multi-select.tsx';

const meta = preview.meta({
  component: MultiSelect,
  title: 'Components/Multi-select',
  args: { label: 'Categories', options: categories, onChange: fn(), placeholder: 'Search categories' },
});

const page = () => within(document.body);

/** Found by typing; the list stays open for the next one. */
export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole<HTMLInputElement>('combobox');
    await tabInto();
    await expectFocusRing(input, input.parentElement ?? input);
    await userEvent.keyboard('gro');
    await userEvent.click(await page().findByRole('option', { name: /Groceries/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith([categories[0]]);
    await expect(input).toHaveValue('');
    await userEvent.keyboard('ren');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(categories.slice(0, 2));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('listbox')).toBeNull());
    await expect(canvas.getByRole('grid', { name: '2 selected' })).toBeVisible();
  },
});

/** What is chosen stands below, and goes by its cross or by Delete. */
export const TakenAway = meta.story({
  args: { defaultValue: categories.slice(0, 3) },
  play: async ({ canvas, args }) => {
    const cross = canvas.getByRole('button', { name: /Remove Rent|Rent.*Remove|Remove.*Rent/ });
    await expectTouchTarget(cross);
    await userEvent.click(cross);
    await expect(args.onChange).toHaveBeenLastCalledWith([categories[0], categories[2]]);
    canvas.getByRole('row', { name: /Gas/ }).focus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith([categories[0]]);
  },
});

/** A text that is no choice goes when the field is left; what is chosen stays. */
export const LeftHalfTyped = meta.story({
  args: { defaultValue: categories.slice(0, 1) },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole<HTMLInputElement>('combobox');
    await userEvent.type(input, 'xyz');
    await expect(await page().findByText('No results')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveValue(''));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

/** Cannot be changed now. */
export const Disabled = meta.story({ args: { defaultValue: categories.slice(0, 2), isDisabled: true } });

/** Long names go on to more lines, in Spanish. */
export const LongTexts = meta.story({
  globals: { language: 'es' },
  args: {
    label: twiceAsLong('Categorías de sus gastos'),
    options: [{ value: 'long', label: unbreakable }],
    defaultValue: [{ value: 'long', label: unbreakable }],
    error: 'Elija al menos dos categorías.',
    isRequired: false,
  },
  play: async ({ canvasElement }) => expectNoOverflow(canvasElement),
});

/** In Canadian French. */
export const French = meta.story({
  globals: { language: 'fr' },
  args: { label: 'Catégories', placeholder: 'Chercher une catégorie', defaultValue: categories.slice(0, 2) },
});
