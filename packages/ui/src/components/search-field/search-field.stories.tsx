import preview from '@dayfare/storybook/preview';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../primitives/stack/stack.tsx';
import { expectFocusRing, expectNoOverflow, expectTouchTarget, paste, tabInto } from '../../testing/play.tsx';
import { twiceAsLong, unbreakable } from '../../testing/stress-text.tsx';
import { Highlight, SearchField, type SearchFieldProps } from './search-field.tsx';

const meta = preview.meta({
  component: SearchField,
  title: 'Components/Search field',
  args: { label: 'Search transactions', onChange: fn(), onSubmit: fn() },
});

const inputIn = (canvas: HTMLElement) => within(canvas).getByRole<HTMLInputElement>('searchbox');

/** Gives what is typed after every change, and on Enter; Escape and the cross empty it. */
export const Default = meta.story({
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = inputIn(canvasElement);
    const clear = () => canvas.queryByRole('button', { name: 'Clear search' });
    await expect(clear()).toBeNull();
    await userEvent.type(input, 'rent{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith('rent');
    const cross = await canvas.findByRole('button', { name: 'Clear search' });
    await expectTouchTarget(cross);
    await userEvent.click(cross);
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.keyboard('x{Escape}');
    await expect(input).toHaveValue('');
    await paste(input, 'a'.repeat(80));
    await expect(input).toHaveValue('a'.repeat(50));
  },
});

/** The ring is around the box. */
export const ByKeyboard = meta.story({
  play: async ({ canvasElement }) => {
    const input = inputIn(canvasElement);
    await tabInto();
    await expectFocusRing(input, input.parentElement ?? input);
  },
});

const payees = ['Rent for November', 'Current (car) rental', 'Groceries', 'C++ course'];

/** What was searched for is marked in what was found; how many were found is said when typing pauses. */
export const WithResults = meta.story({
  tags: ['validation-021'],
  render: function Found(args: SearchFieldProps) {
    const [text, setText] = useState('');
    const found = payees.filter((payee) => payee.toLowerCase().includes(text.toLowerCase()));
    return (
      <Stack>
        <SearchField {...args} value={text} onChange={setText} resultCount={found.length} />
        <Stack as="ul" gap={2}>
          {found.map((payee) => (
            <li key={payee}>
              <Highlight text={payee} query={text} />
            </li>
          ))}
        </Stack>
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = inputIn(canvasElement);
    const marks = () => [...canvasElement.querySelectorAll('mark')].map((mark) => mark.textContent);
    await userEvent.type(input, 'RENT');
    await expect(marks()).toEqual(['Rent', 'rent', 'rent']);
    await waitFor(() => expect(canvas.getByText('2 results')).toBeInTheDocument());
    await userEvent.clear(input);
    await userEvent.type(input, '(c');
    await expect(marks()).toEqual(['(c']);
    await userEvent.clear(input);
    await userEvent.type(input, 'c++');
    await expect(marks()).toEqual(['C++']);
    await userEvent.type(input, '?');
    await waitFor(() => expect(canvas.getByText('No results')).toBeInTheDocument());
  },
});

/** Where the page says what is searched, the label is only spoken. */
export const LabelHidden = meta.story({
  args: { isLabelHidden: true, placeholder: 'Name or amount' },
  play: async ({ canvasElement }) => {
    await expect(inputIn(canvasElement)).toHaveAccessibleName('Search transactions');
  },
});

/** Cannot be used now. */
export const Disabled = meta.story({ args: { value: 'rent', isDisabled: true } });

/** Long words break. */
export const LongTexts = meta.story({
  globals: { language: 'es' },
  args: {
    label: unbreakable,
    description: twiceAsLong('Se buscan los movimientos de los últimos dos años.'),
    value: unbreakable,
  },
  play: async ({ canvasElement }) => {
    await expectNoOverflow(canvasElement);
    await expect(within(canvasElement).getByRole('button')).toHaveAccessibleName('Borrar la búsqueda');
  },
});

/** In Canadian French. */
export const French = meta.story({
  globals: { language: 'fr' },
  args: { label: 'Rechercher une opération', placeholder: 'Nom ou montant', value: 'loyer' },
});
