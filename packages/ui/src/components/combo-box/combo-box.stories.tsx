import preview from '@dayfare/storybook/preview';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectFocusRing, expectNoOverflow, expectTouchTarget, tabInto } from '../../testing/play.tsx';
import { twiceAsLong, unbreakable } from '../../testing/stress-text.tsx';
import { ComboBox, type ComboBoxProps, type Option } from './combo-box.tsx';

const employers: Option[] = [
  { value: 'northwind', label: 'Northwind Foods', description: 'Tacoma, WA' },
  { value: 'north', label: 'North Shore Clinic', description: 'Evanston, IL' },
  { value: 'cafe', label: 'Café Hernández', description: 'El Paso, TX' },
  { value: 'harbor', label: 'Harbor Hotels', description: 'Portland, ME' },
];

const meta = preview.meta({
  component: ComboBox,
  title: 'Components/Combo box',
  args: { label: 'Your employer', options: employers, value: null, onChange: fn() },
  render: function Kept(args: ComboBoxProps) {
    const [value, setValue] = useState(args.value);
    const change = (next: Option | null) => {
      setValue(next);
      args.onChange?.(next);
    };
    return <ComboBox {...args} value={value} onChange={change} />;
  },
});

const page = within(document.body);
const inputIn = (canvas: HTMLElement) => within(canvas).getByRole<HTMLInputElement>('combobox');
const said = () => document.querySelector('[data-live-announcer]');
const closed = () => waitFor(() => expect(page.queryByRole('listbox')).toBeNull());

/** Filters while one types, whatever the case and the accents, and marks what was typed. The focus stays in the field. */
export const Default = meta.story({
  play: async ({ canvasElement, args }) => {
    const input = inputIn(canvasElement);
    await userEvent.type(input, 'NORTH');
    const list = within(await page.findByRole('listbox'));
    await expect(list.getAllByRole('option')).toHaveLength(2);
    await expect(list.getAllByText('North', { selector: 'mark' })).toHaveLength(2);
    await waitFor(() => expect(said()).toHaveTextContent(/2 options available/));
    await userEvent.keyboard('{ArrowDown}');
    await expect(input).toHaveFocus();
    await expect(input).toHaveAttribute('aria-activedescendant', list.getAllByRole('option')[0]?.id);
    await userEvent.keyboard('{Enter}');
    await closed();
    await expect(input).toHaveFocus();
    await expect(input).toHaveValue('Northwind Foods');
    await expect(args.onChange).toHaveBeenLastCalledWith(employers[0]);
    await userEvent.clear(input);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(input, 'cafe her');
    await expect(await page.findByRole('option', { name: /Café/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(input).toHaveFocus();
  },
});

/** By pointer: the arrow shows all there are. */
export const ByPointer = meta.story({
  play: async ({ canvasElement, args }) => {
    const opener = within(canvasElement).getByRole('button');
    await expectTouchTarget(opener);
    await userEvent.click(opener);
    const option = await page.findByRole('option', { name: /^Harbor Hotels/ });
    await expectTouchTarget(option);
    await userEvent.click(option);
    await closed();
    await expect(args.onChange).toHaveBeenLastCalledWith(employers[3]);
  },
});

/** The ring is around the box; Tab closes the list and goes on. */
export const ByKeyboard = meta.story({
  play: async ({ canvasElement }) => {
    const input = inputIn(canvasElement);
    await tabInto();
    await expectFocusRing(input, input.parentElement ?? input);
    await userEvent.keyboard('{ArrowDown}');
    await page.findByRole('listbox');
    await userEvent.tab();
    await closed();
  },
});

/** Left with a text that is no choice, the last choice stands again. */
export const LeftHalfTyped = meta.story({
  args: { value: employers[0] ?? null },
  play: async ({ canvasElement, args }) => {
    const input = inputIn(canvasElement);
    await userEvent.type(input, ' and more');
    await userEvent.tab();
    await closed();
    await expect(input).toHaveValue('Northwind Foods');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

/** A search that takes its time: it says that it is loading, then how many there are, or that nothing fits. */
export const Asynchronous = meta.story({
  render: function Searching(args: ComboBoxProps) {
    const [found, setFound] = useState<{ text: string; options: Option[]; isDone: boolean }>();
    const [value, setValue] = useState<Option | null>(null);
    const search = (text: string) => {
      setFound({ text, options: [], isDone: false });
      setTimeout(() => {
        const options = employers.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
        setFound((now) => (now?.text === text ? { text, options, isDone: true } : now));
      }, 300);
    };
    return (
      <ComboBox
        {...args}
        options={found?.options ?? []}
        status={found && !found.isDone ? 'loading' : 'ready'}
        value={value}
        onChange={setValue}
        onSearch={search}
        emptyText="No employer of that name. Ask yours how it is listed."
      />
    );
  },
  play: async ({ canvasElement }) => {
    const input = inputIn(canvasElement);
    await userEvent.type(input, 'har');
    const loading = await page.findByText('Loading', { selector: '[aria-live]' });
    await expect(loading.closest('[aria-hidden]')).toBeNull();
    await userEvent.click(await page.findByRole('option', { name: /^Harbor Hotels/ }));
    await closed();
    await expect(input).toHaveValue('Harbor Hotels');
    await userEvent.clear(input);
    await userEvent.type(input, 'zzz');
    await waitFor(() => expect(page.getByText(/No employer of that name/)).toBeVisible());
  },
});

/** The list did not come: said below the field, with a retry that Tab reaches. */
export const Failed = meta.story({
  args: { options: [], onSearch: fn(), status: 'failed', onRetry: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('The list could not be loaded.')).toBeVisible();
    await tabInto();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});

/** Nothing need be chosen. */
export const Optional = meta.story({ args: { isRequired: false, description: 'As on your pay statement.' } });

/** One must be chosen to go on. */
export const Invalid = meta.story({
  args: { error: 'Choose your employer from the list.' },
  play: async ({ canvasElement }) => {
    await expect(inputIn(canvasElement)).toHaveAccessibleDescription('Choose your employer from the list.');
  },
});

/** Cannot be changed now. */
export const Disabled = meta.story({ args: { value: employers[0] ?? null, isDisabled: true } });

/** Long words break, in the field's texts and in the list. */
export const LongTexts = meta.story({
  globals: { language: 'es' },
  args: {
    label: unbreakable,
    isRequired: false,
    options: [
      { value: 'long', label: unbreakable, description: twiceAsLong('Una ciudad con un nombre muy largo') },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.type(inputIn(canvasElement), 'dampf');
    await expectNoOverflow(await page.findByRole('listbox'));
    await waitFor(() => expect(said()).toHaveTextContent(/1 opción disponible/));
  },
});

/** In Canadian French: the count too is said in French. */
export const French = meta.story({
  globals: { language: 'fr' },
  args: { label: 'Votre employeur', description: 'Tel qu’il figure sur votre relevé de paie.' },
  play: async ({ canvasElement }) => {
    await userEvent.type(inputIn(canvasElement), 'xyz');
    await expect(await page.findByText('Aucun résultat')).toBeVisible();
  },
});
