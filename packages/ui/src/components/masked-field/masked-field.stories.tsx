import preview from '@dayfare/storybook/preview';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { compose } from '../../testing/compose.ts';
import {
  autofill,
  edit,
  expectFocusRing,
  expectNoOverflow,
  painted,
  paste,
  tabInto,
} from '../../testing/play.tsx';
import { twiceAsLong, unbreakable } from '../../testing/stress-text.tsx';
import { MaskedField, type MaskedFieldProps } from './masked-field.tsx';

const meta = preview.meta({
  component: MaskedField,
  title: 'Components/Masked field',
  args: { label: 'Text', mode: 'numeric' },
});

const inputIn = (canvas: HTMLElement) => within(canvas).getByRole<HTMLInputElement>('textbox');

/** Number-only: digits go in, all else is refused before it appears, and the keyboard’s own keys keep working. */
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

/** Letters and blanks only: digits and characters are refused before they appear, and taken out of what is pasted. */
export const LettersOnly = meta.story({
  args: { label: 'Name on the account', mode: 'letters', autoComplete: 'name' },
  tags: ['validation-003', 'validation-009'],
  play: async ({ canvasElement }) => {
    const input = inputIn(canvasElement);
    await userEvent.type(input, 'José 1Luis-');
    await expect(input).toHaveValue('José Luis');
    await userEvent.keyboard('{ArrowLeft}{Backspace}');
    await expect(input).toHaveValue('José Lus');
    await userEvent.clear(input);
    await paste(input, '4 Ana!');
    await expect(input.value.trim()).toBe('Ana');
    await autofill(input, 'Ana 2');
    await expect(input.value.trim()).toBe('Ana');
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

/** A shape is asked for only once the field is left: no error appears while typing. */
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
  args: {
    label: 'Promotion code',
    mode: 'letters',
    mask: '********',
    sanitise: (text: string) => text.toUpperCase(),
    autoComplete: 'off',
  },
  render: function Kept(args: MaskedFieldProps) {
    const [value, setValue] = useState('');
    return <MaskedField {...args} value={value} onChange={setValue} />;
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

/** A card’s number falls into the groups in which it stands on the card, also the three of American Express. */
export const CardNumber = meta.story({
  args: { label: 'Card number', mode: 'card-number', autoComplete: 'cc-number' },
  play: async ({ canvasElement }) => {
    const input = inputIn(canvasElement);
    await userEvent.type(input, '4111111111111111');
    await expect(input).toHaveValue('4111 1111 1111 1111');
    // In the middle, and past a blank that the mask put there.
    input.setSelectionRange(6, 6);
    await edit(input, 'deleteContentBackward');
    await expect(input).toHaveValue('4111 1111 1111 111');
    await expect(input.selectionStart).toBe(5);
    await edit(input, 'deleteContentBackward');
    await edit(input, 'deleteContentBackward');
    await expect(input).toHaveValue('4111 1111 1111 11');
    await expect(input.selectionStart).toBe(3);
    await edit(input, 'insertText', '9');
    await expect(input).toHaveValue('4119 1111 1111 111');
    await edit(input, 'insertText', 'x');
    await expect(input).toHaveValue('4119 1111 1111 111');
    await edit(input, 'deleteContentForward');
    await expect(input).toHaveValue('4119 1111 1111 11');
    await userEvent.clear(input);
    await paste(input, '3714-496353-98431');
    await expect(input).toHaveValue('3714 496353 98431');
  },
});

/** The month in which a card expires: no month that there is not, however it is typed or filled in. */
export const CardExpiry = meta.story({
  args: { label: 'Expires', mode: 'card-expiry', placeholder: 'MM/YY', autoComplete: 'cc-exp' },
  play: async ({ canvasElement }) => {
    const input = inputIn(canvasElement);
    await userEvent.type(input, '529');
    await expect(input).toHaveValue('05/29');
    await userEvent.clear(input);
    await userEvent.type(input, '1329');
    await expect(input).toHaveValue('12/9');
    await userEvent.clear(input);
    await autofill(input, '7 / 2031');
    await expect(input).toHaveValue('07/31');
  },
});

/** Chrome on Android makes a composition of every key. What does not belong into figures goes at once, not after the word. */
export const ComposedFigures = meta.story({
  args: { label: 'Mobile number', mode: 'tel', mask: '(###) ###-####', autoComplete: 'tel-national' },
  play: async ({ canvasElement }) => {
    const input = inputIn(canvasElement);
    for (const digit of '5551') await compose(input, [digit]);
    await expect(input).toHaveValue('(555) 1');
    await expect(input.selectionStart).toBe(7);
    await compose(input, ['x'], { isLeftOpen: true });
    await expect(input).toHaveValue('(555) 1');
    input.setSelectionRange(3, 3);
    await compose(input, ['9']);
    await expect(input).toHaveValue('(559) 51');
  },
});

/** What an input method composes of letters is left alone until it is done. */
export const ComposedLetters = meta.story({
  args: { label: 'Name on the account', mode: 'letters', autoComplete: 'name' },
  play: async ({ canvasElement }) => {
    const input = inputIn(canvasElement);
    await compose(input, ['k', 'ka', 'か1'], { isLeftOpen: true });
    await expect(input).toHaveValue('か1');
    input.dispatchEvent(new CompositionEvent('compositionend', { data: 'か1', bubbles: true }));
    await painted();
    await expect(input).toHaveValue('か');
  },
});

/** The ring is around the box, and its words go on to more lines. */
export const LongTexts = meta.story({
  args: {
    label: unbreakable,
    description: twiceAsLong('It is on the front of your card, in four groups of four.'),
    error: unbreakable,
    isRequired: false,
    mode: 'card-number',
    autoComplete: 'cc-number',
  },
  globals: { language: 'es' },
  play: async ({ canvasElement }) => {
    const input = inputIn(canvasElement);
    await tabInto();
    await expectFocusRing(input, input.parentElement ?? input);
    await expectNoOverflow(canvasElement);
  },
});

/** In Canadian French. */
export const French = meta.story({
  globals: { language: 'fr' },
  args: { label: 'Numéro de carte', mode: 'card-number', isRequired: false, autoComplete: 'cc-number' },
});
