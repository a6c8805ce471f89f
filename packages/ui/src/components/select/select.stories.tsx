import preview from '@dayfare/storybook/preview';
import { Car, HeartPulse, House, ShoppingBasket, Sparkles, Zap } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Amount } from '../../primitives/amount/amount.tsx';
import {
  expectFocusRing,
  expectNoOverflow,
  expectTouchTarget,
  painted,
  tabInto,
} from '../../testing/play.tsx';
import { twiceAsLong, unbreakable } from '../../testing/stress-text.tsx';
import { type Option, Select, SelectItem, type SelectProps, SelectSection } from './select.tsx';

const options: Option[] = [
  { value: 'rent', label: 'Rent', icon: House },
  { value: 'food', label: 'Groceries', icon: ShoppingBasket },
  { value: 'power', label: 'Power and water', icon: Zap },
  { value: 'car', label: 'Car', description: 'Fuel, repair, insurance', icon: Car },
  { value: 'health', label: 'Health', icon: HeartPulse, isDisabled: true },
  { value: 'other', label: 'Something else', icon: Sparkles },
];

const meta = preview.meta({
  component: Select,
  title: 'Components/Select',
  args: { label: 'What is it for?', options, value: null, onChange: fn() },
  render: function Kept(args: SelectProps) {
    const [value, setValue] = useState(args.value);
    const change = (next: string) => {
      setValue(next);
      args.onChange?.(next);
    };
    return <Select {...args} value={value} onChange={change} />;
  },
});

const page = within(document.body);
const trigger = (canvas: HTMLElement) => within(canvas).getByRole('button');
const opened = () => page.findByRole('listbox', { name: /What is it for/ });
const closed = () => waitFor(() => expect(page.queryByRole('listbox')).toBeNull());

/** Opened by a press, chosen by a press; the focus is back on the button. */
export const Default = meta.story({
  play: async ({ canvasElement, args }) => {
    const button = trigger(canvasElement);
    await expectTouchTarget(button);
    await expect(button).toHaveTextContent('Choose one');
    await expect(button).toHaveAccessibleDescription('Required');
    await userEvent.click(button);
    const list = within(await opened());
    await expectTouchTarget(list.getByRole('option', { name: 'Groceries' }));
    await userEvent.click(list.getByRole('option', { name: 'Groceries' }));
    await closed();
    await expect(args.onChange).toHaveBeenLastCalledWith('food');
    await expect(button).toHaveTextContent('Groceries');
    await waitFor(() => expect(button).toHaveFocus());
  },
});

/** Arrows, Home, End and first letters go through the list; Escape and Tab leave it, with the focus on the button. */
export const ByKeyboard = meta.story({
  args: { value: 'food' },
  play: async ({ canvasElement, args }) => {
    const button = trigger(canvasElement);
    await tabInto();
    await expectFocusRing(button);
    await userEvent.keyboard('{ArrowDown}');
    const list = within(await opened());
    const chosen = list.getByRole('option', { name: 'Groceries' });
    await waitFor(() => expect(chosen).toHaveFocus());
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{End}');
    await expectFocusRing(list.getByRole('option', { name: 'Something else' }));
    await userEvent.keyboard('c');
    await waitFor(() => expect(list.getByRole('option', { name: /^Car/ })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await opened();
    await painted();
    await userEvent.keyboard('{Home}{Enter}');
    await closed();
    await expect(args.onChange).toHaveBeenLastCalledWith('rent');
    await waitFor(() => expect(button).toHaveFocus());
  },
});

/** Open, to look at: the chosen one has a tick, one cannot be chosen now. */
export const Open = meta.story({
  args: { value: 'car' },
  play: async ({ canvasElement }) => {
    await userEvent.click(trigger(canvasElement));
    const list = within(await opened());
    await expect(list.getByRole('option', { name: 'Health' })).toHaveAttribute('aria-disabled', 'true');
    const tick = list.getByRole('option', { name: /^Car/ }).querySelector('svg:last-child');
    await expect(getComputedStyle(tick ?? document.body).visibility).toBe('visible');
  },
});

/** Options under headings; one without a group stands before them. */
export const Groups = meta.story({
  args: {
    value: 'power',
    options: [
      { value: 'other', label: 'Something else' },
      { value: 'rent', label: 'Rent', group: 'At home' },
      { value: 'power', label: 'Power and water', group: 'At home' },
      { value: 'food', label: 'Groceries', group: 'Every day' },
      { value: 'car', label: 'Car', group: 'Every day' },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(trigger(canvasElement));
    const list = within(await opened());
    const home = within(list.getByRole('group', { name: 'At home' }));
    await expect(home.getByRole('option', { name: 'Power and water' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
});

/** Composed: each account with its balance, under headings; the button shows the chosen one with its own words. */
export const Composed = meta.story({
  args: {
    label: 'Where to?',
    value: 'checking',
    options: undefined,
    renderValue: (value) => (value === 'card' ? 'Dayfare card' : 'Checking ••6789'),
    children: (
      <>
        <SelectSection heading="Accounts">
          <SelectItem value="checking" label="Checking" description="Northwind Bank">
            Checking <Amount minor={12_340} currency="USD" />
          </SelectItem>
        </SelectSection>
        <SelectSection heading="Cards">
          <SelectItem value="card" label="Dayfare card" description="Arrives at once">
            Dayfare card <Amount minor={560} currency="USD" />
          </SelectItem>
        </SelectSection>
      </>
    ),
  },
  play: async ({ canvasElement, args }) => {
    const button = trigger(canvasElement);
    await expect(button).toHaveTextContent('Checking ••6789');
    await userEvent.click(button);
    const list = within(await page.findByRole('listbox', { name: /Where to/ }));
    await expect(list.getByRole('group', { name: 'Cards' })).toBeVisible();
    await userEvent.keyboard('d');
    await waitFor(() => expect(list.getByRole('option', { name: /Dayfare card/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('card');
    await waitFor(() => expect(button).toHaveTextContent('Dayfare card'));
  },
});

/** Help that stays. */
export const WithDescription = meta.story({ args: { description: 'Only you see it.' } });

/** Nothing need be chosen. */
export const Optional = meta.story({
  args: { isRequired: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Optional')).toBeVisible();
  },
});

/** One must be chosen to go on. */
export const Invalid = meta.story({
  args: { error: 'Choose what it is for.' },
  play: async ({ canvasElement }) => {
    await expect(trigger(canvasElement)).toHaveAccessibleDescription(/Choose what it is for\./);
  },
});

/** Cannot be changed now. */
export const Disabled = meta.story({ args: { value: 'rent', isDisabled: true } });

/** Long words break, in the button and in the list. */
export const LongTexts = meta.story({
  globals: { language: 'es' },
  args: {
    label: unbreakable,
    value: 'long',
    options: [
      { value: 'long', label: unbreakable, description: twiceAsLong('Con una explicación') },
      { value: 'short', label: 'Otra cosa' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expectNoOverflow(canvasElement);
    await userEvent.click(trigger(canvasElement));
    await expectNoOverflow(await page.findByRole('listbox'));
  },
});

/** In Canadian French. */
export const French = meta.story({
  globals: { language: 'fr' },
  args: { label: 'À quoi cela sert-il?', isRequired: false },
  play: async ({ canvasElement }) => {
    await expect(trigger(canvasElement)).toHaveTextContent('Choisir une option');
  },
});
