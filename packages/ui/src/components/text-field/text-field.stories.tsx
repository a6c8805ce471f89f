import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { autofill, expectFocusRing, paste, tabInto } from '../../testing/play.tsx';
import { twiceAsLong } from '../../testing/stress-text.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

const meta = preview.meta({
  component: TextField,
  title: 'Components/Text field',
  args: { label: 'First name', onChange: fn(), autoComplete: 'given-name' },
});

const inputIn = (canvas: HTMLElement) => within(canvas).getByRole<HTMLInputElement>('textbox');

/** A label, a box, and a ring around the box when the keyboard is in it. */
export const Default = meta.story({
  play: async ({ canvasElement, args }) => {
    const input = inputIn(canvasElement);
    await tabInto();
    await expectFocusRing(input, input.parentElement ?? input);
    await userEvent.type(input, 'Ana');
    await expect(args.onChange).toHaveBeenLastCalledWith('Ana');
    await expect(input).toBeRequired();
  },
});

/** Help that stays while one types. */
export const WithDescription = meta.story({
  args: { label: 'Nickname', description: 'Only you see it, on your cards and accounts.' },
});

/** May stay empty, and says so in words. */
export const Optional = meta.story({
  args: { label: 'Middle name', isOptional: true, autoComplete: 'additional-name' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Optional')).toBeVisible();
    await expect(inputIn(canvasElement)).not.toBeRequired();
  },
});

/** What is wrong stands below the box in words, with an icon; the border is red as well. */
export const Invalid = meta.story({
  args: {
    label: 'E-mail',
    mode: 'email',
    value: 'ana@',
    error: 'Add the part after the @, such as ana@example.com.',
    autoComplete: 'email',
  },
  play: async ({ canvasElement }) => {
    const input = inputIn(canvasElement);
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription(/Add the part after the @/);
    const text = within(canvasElement).getByText(/Add the part/);
    await expect(text).toBeVisible();
    const border = getComputedStyle(input.parentElement ?? input).borderTopColor;
    const red = document.createElement('i');
    red.style.color = 'var(--df-colour-dangerBorder)';
    canvasElement.append(red);
    await expect(border).toBe(getComputedStyle(red).color);
    red.remove();
  },
});

/** Fifty signs unless the caller says otherwise, also for what is pasted or filled in. */
export const FiftySigns = meta.story({
  play: async ({ canvasElement }) => {
    const input = inputIn(canvasElement);
    await paste(input, 'a'.repeat(80));
    await expect(input).toHaveValue('a'.repeat(50));
    await userEvent.type(input, 'b');
    await expect(input.value.length).toBe(50);
    await autofill(input, 'c'.repeat(80));
    await expect(input).toHaveValue('c'.repeat(50));
  },
});

/** Number-only: digits go in, all else is refused before it appears, and the keyboard's own keys keep working. */
export const NumberOnly = meta.story({
  args: { label: 'Employee number', mode: 'numeric', autoComplete: 'off' },
  tags: ['validation-015'],
  play: async ({ canvasElement }) => {
    const input = inputIn(canvasElement);
    await userEvent.type(input, '1a2-3.4');
    await expect(input).toHaveValue('1234');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}9');
    await expect(input).toHaveValue('12934');
    await expect(input.selectionStart).toBe(3);
    await userEvent.keyboard('{Backspace}{Delete}');
    await expect(input).toHaveValue('124');
    await paste(input, ' 5-6x');
    await expect(input.value).toContain('56');
    await userEvent.clear(input);
    await autofill(input, '00-17 42');
    await expect(input).toHaveValue('001742');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
  },
});

/** Decimal-only: one separator, a minus only in front, nothing below the smallest value. */
export const DecimalOnly = meta.story({
  args: { label: 'Hours', mode: 'decimal', suffix: 'h', autoComplete: 'off' },
  tags: ['validation-015'],
  play: async ({ canvasElement }) => {
    const input = inputIn(canvasElement);
    await userEvent.type(input, '7,5.5x');
    await expect(input).toHaveValue('7.55');
    await userEvent.clear(input);
    await userEvent.type(input, '-1000001');
    await expect(input).toHaveValue('-100000');
  },
});

/** Digits fall into a mask as they come, and can all be deleted again. */
export const Masked = meta.story({
  args: {
    label: 'Mobile number',
    mode: 'tel',
    mask: '(###) ###-####',
    prefix: '+1',
    autoComplete: 'tel-national',
  },
  play: async ({ canvasElement }) => {
    const input = inputIn(canvasElement);
    await userEvent.type(input, '5551234567');
    await expect(input).toHaveValue('(555) 123-4567');
    await userEvent.keyboard('{Backspace>14/}');
    await expect(input).toHaveValue('');
    await paste(input, '+555.123.4567');
    await expect(input).toHaveValue('(555) 123-4567');
  },
});

/** A shape is asked for only once the field is left: nobody is told off while typing. */
export const Pattern = meta.story({
  args: {
    label: 'ZIP code',
    mode: 'numeric',
    maxLength: 5,
    pattern: { test: /^\d{5}$/, message: 'A ZIP code has five digits.' },
    autoComplete: 'postal-code',
  },
  play: async ({ canvasElement }) => {
    const input = inputIn(canvasElement);
    await userEvent.type(input, '123');
    await expect(input).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription('A ZIP code has five digits.');
    await userEvent.type(input, '45');
    await userEvent.tab();
    await expect(input).not.toHaveAttribute('aria-invalid');
  },
});

/** The caller may rewrite every change; the caret stays where one types. */
export const Sanitised = meta.story({
  args: { label: 'Promotion code', sanitise: (text: string) => text.toUpperCase(), autoComplete: 'off' },
  render: function Kept(args: TextFieldProps) {
    const [value, setValue] = useState('');
    return <TextField {...args} value={value} onChange={setValue} />;
  },
  play: async ({ canvasElement }) => {
    const input = inputIn(canvasElement);
    await userEvent.type(input, 'spring');
    await expect(input).toHaveValue('SPRING');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}x');
    await expect(input).toHaveValue('SPRIXNG');
    await expect(input.selectionStart).toBe(5);
  },
});

/** Cannot be changed now. */
export const Disabled = meta.story({ args: { value: 'Ana', isDisabled: true } });

/** Texts twice as long go on to more lines. */
export const LongTexts = meta.story({
  args: {
    label: twiceAsLong('The name that is printed on your pay statement'),
    description: twiceAsLong('You find it in the upper corner of the statement, beside the date.'),
    isOptional: true,
  },
});
