import preview from '@dayfare/storybook/preview';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectNoOverflow, painted, tabInto } from '../../testing/play.tsx';
import { twiceAsLong, unbreakable } from '../../testing/stress-text.tsx';
import { DateField, type DateFieldProps } from './date-field.tsx';

const meta = preview.meta({
  component: DateField,
  title: 'Components/Date field',
  argTypes: { value: { control: 'date' }, defaultValue: { control: 'date' } },
  args: { label: 'Date of birth', value: null, onChange: fn() },
  render: function Kept(args: DateFieldProps) {
    const [value, setValue] = useState(args.value);
    const change = (date: string | null) => {
      setValue(date);
      args.onChange?.(date);
    };
    return <DateField {...args} value={value} onChange={change} />;
  },
});

const parts = (canvas: HTMLElement) => within(canvas).getAllByRole('spinbutton');
const order = (canvas: HTMLElement) => parts(canvas).map((part) => part.dataset.type);

/** Month, day and year one after the other, without a key in between. */
export const Default = meta.story({
  play: async ({ canvasElement, args }) => {
    await expect(order(canvasElement)).toEqual(['month', 'day', 'year']);
    await tabInto();
    const [month, day, year] = parts(canvasElement);
    await expect(month).toHaveFocus();
    await expect(getComputedStyle(month?.parentElement ?? document.body).outlineStyle).toBe('solid');
    await userEvent.keyboard('4');
    await expect(day).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalledWith(expect.stringMatching(/./));
    await userEvent.keyboard('12');
    await expect(year).toHaveFocus();
    await userEvent.keyboard('1990');
    await expect(args.onChange).toHaveBeenLastCalledWith('1990-04-12');
    await expect(month).toHaveAttribute('aria-valuetext', expect.stringContaining('April'));
  },
});

/** Arrows go from part to part and step each; Backspace empties one. */
export const ByKeyboard = meta.story({
  args: { value: '1990-04-12' },
  play: async ({ canvasElement, args }) => {
    const [month, day] = parts(canvasElement);
    await tabInto();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('1990-05-12');
    await expect(month).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(day).toHaveFocus();
    await userEvent.keyboard('{Backspace}{Backspace}');
    await painted();
    await expect(day).toHaveAttribute('data-placeholder');
  },
});

/** Day first, where one writes so. */
export const Spanish = meta.story({
  globals: { language: 'es' },
  args: { label: 'Fecha de nacimiento', isRequired: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Opcional')).toBeVisible();
    await expect(order(canvasElement)).toContain('month');
  },
});

/** Year first, in Canadian French. */
export const French = meta.story({
  globals: { language: 'fr' },
  args: { label: 'Date de naissance' },
  play: async ({ canvasElement }) => expect(order(canvasElement)).toEqual(['year', 'month', 'day']),
});

/** Help that stays. */
export const WithDescription = meta.story({ args: { description: 'As on your pay statement.' } });

/** May stay empty. */
export const Optional = meta.story({ args: { isRequired: false } });

/** Which date would do. */
export const Invalid = meta.story({
  args: { value: '2030-01-01', error: 'Enter a date in the past.' },
  play: async ({ canvasElement }) => {
    const [first] = parts(canvasElement);
    await expect(first).toHaveAttribute('aria-invalid', 'true');
    await expect(first).toHaveAccessibleDescription(/in the past/);
  },
});

/** To read, not to change. */
export const ReadOnly = meta.story({ args: { value: '1990-04-12', isReadOnly: true } });

/** Cannot be changed now. */
export const Disabled = meta.story({ args: { value: '1990-04-12', isDisabled: true } });

/** Long words break. */
export const LongTexts = meta.story({
  args: {
    label: unbreakable,
    description: twiceAsLong('As on your pay statement, beside your name.'),
    isRequired: false,
  },
  play: async ({ canvasElement }) => expectNoOverflow(canvasElement),
});
