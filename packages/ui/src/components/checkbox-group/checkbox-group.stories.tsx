import preview from '@dayfare/storybook/preview';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectFocusRing, expectNoOverflow, expectTouchTarget, tabInto } from '../../testing/play.tsx';
import { twiceAsLong, unbreakable } from '../../testing/stress-text.tsx';
import { CheckboxGroup, type CheckboxGroupProps, type CheckboxOption } from './checkbox-group.tsx';

const options: CheckboxOption[] = [
  { value: 'pay', label: 'Payday' },
  { value: 'low', label: 'Low balance', description: 'When less than $20.00 is left.' },
  { value: 'news', label: 'What is new' },
];

const meta = preview.meta({
  component: CheckboxGroup,
  title: 'Components/Checkbox group',
  args: { label: 'Tell me about', options, value: [], onChange: fn() },
  render: function Kept(args: CheckboxGroupProps) {
    const [value, setValue] = useState(args.value);
    const change = (next: string[]) => {
      setValue(next);
      args.onChange?.(next);
    };
    return <CheckboxGroup {...args} value={value} onChange={change} />;
  },
});

/** Boxes under one question; what is ticked comes in the order of the options. */
export const Default = meta.story({
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group', { name: 'Tell me about' })).toBeVisible();
    const low = canvas.getByRole('checkbox', { name: 'Low balance' });
    await expect(low).toHaveAccessibleDescription('When less than $20.00 is left.');
    await expectTouchTarget(low.closest('label') ?? low);
    await userEvent.click(canvas.getByText('Low balance'));
    await userEvent.click(canvas.getByText('Payday'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['pay', 'low']);
  },
});

/** A box of all: ticks all at once, is mixed while some are ticked, and empties all. */
export const AllAtOnce = meta.story({
  args: { allLabel: 'All notices' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const all = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'All notices' });
    await userEvent.click(canvas.getByText('Payday'));
    await expect(all.indeterminate).toBe(true);
    await userEvent.click(canvas.getByText('All notices'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['pay', 'low', 'news']);
    await expect(all).toBeChecked();
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(4);
    await userEvent.click(canvas.getByText('All notices'));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
});

/** What cannot be changed stays as it is, whatever the box of all does. */
export const WithDisabled = meta.story({
  args: {
    allLabel: 'All notices',
    value: ['news'],
    options: options.map((option) => (option.value === 'news' ? { ...option, isDisabled: true } : option)),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('All notices'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['pay', 'low', 'news']);
    await userEvent.click(canvas.getByText('All notices'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['news']);
  },
});

/** Tab goes from box to box; Space ticks. */
export const ByKeyboard = meta.story({
  args: { allLabel: 'All notices' },
  play: async ({ canvasElement }) => {
    const [all, pay] = within(canvasElement).getAllByRole('checkbox');
    if (!all || !pay) throw new Error('There should be boxes.');
    const boxOf = (box: HTMLElement) => box.closest('label')?.querySelector('[aria-hidden]') ?? box;
    await tabInto();
    await expectFocusRing(all, boxOf(all));
    await userEvent.tab();
    await expectFocusRing(pay, boxOf(pay));
    await userEvent.keyboard(' ');
    await expect(pay).toBeChecked();
  },
});

/** Nothing need be ticked. */
export const Optional = meta.story({
  args: { isRequired: false, description: 'You can change it at any time.' },
});

/** One must be ticked to go on. */
export const Invalid = meta.story({
  args: { error: 'Tick at least one.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group')).toHaveAccessibleDescription(/Tick at least one\./);
  },
});

/** Cannot be changed now. */
export const Disabled = meta.story({ args: { value: ['pay'], allLabel: 'All notices', isDisabled: true } });

/** Long words break, and long labels go on to more lines beside their boxes. */
export const LongTexts = meta.story({
  globals: { language: 'es' },
  args: {
    label: unbreakable,
    allLabel: twiceAsLong('Todos los avisos de la cuenta'),
    options: options.map((option) => ({
      ...option,
      label: unbreakable,
      description: twiceAsLong('Cuando quede poco.'),
    })),
    isRequired: false,
  },
  play: async ({ canvasElement }) => expectNoOverflow(canvasElement),
});

/** In Canadian French. */
export const French = meta.story({
  globals: { language: 'fr' },
  args: {
    label: 'M’avertir au sujet de',
    allLabel: 'Tous les avis',
    options: [
      { value: 'pay', label: 'Jour de paie' },
      { value: 'low', label: 'Solde bas' },
    ],
    isRequired: false,
  },
});
