import preview from '@dayfare/storybook/preview';
import { expect, fn, userEvent, within } from 'storybook/test';
import {
  autofill,
  expectFocusRing,
  expectNoOverflow,
  expectTouchTarget,
  painted,
  paste,
  tabInto,
} from '../../testing/play.tsx';
import { twiceAsLong, unbreakable } from '../../testing/stress-text.tsx';
import { PinField } from './pin-field.tsx';

const meta = preview.meta({
  component: PinField,
  title: 'Components/PIN field',
  args: { label: 'Code from the text message', onChange: fn(), onComplete: fn() },
});

const inputIn = (canvas: HTMLElement) => within(canvas).getByLabelText<HTMLInputElement>(/^(?!.*Show)/);
const activeCell = (canvas: HTMLElement) => canvas.querySelector('[data-active]') ?? canvas;

/** One input that looks like six cells; the ring is around the cell that waits. */
export const Default = meta.story({
  play: async ({ canvasElement, args }) => {
    const input = inputIn(canvasElement);
    await expect(within(canvasElement).getAllByRole('textbox')).toHaveLength(1);
    await expectTouchTarget(input);
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await expect(input).toBeRequired();
    await tabInto();
    await painted();
    await expectFocusRing(input, activeCell(canvasElement));
    await userEvent.type(input, '2a0-4');
    await expect(input).toHaveValue('204');
    await expect(args.onChange).toHaveBeenLastCalledWith('204');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.keyboard('8179');
    await expect(input).toHaveValue('204817');
    await expect(args.onComplete).toHaveBeenCalledTimes(1);
    await expect(args.onComplete).toHaveBeenLastCalledWith('204817');
    await userEvent.keyboard('{Backspace>6/}');
    await expect(input).toHaveValue('');
  },
});

/** A code is pasted or filled in whole, with whatever stands between its digits. */
export const Pasted = meta.story({
  play: async ({ canvasElement, args }) => {
    const input = inputIn(canvasElement);
    await paste(input, '204-817');
    await expect(input).toHaveValue('204817');
    await expect(args.onComplete).toHaveBeenLastCalledWith('204817');
    await userEvent.clear(input);
    await autofill(input, '551 903');
    await expect(input).toHaveValue('551903');
    await expect(args.onComplete).toHaveBeenLastCalledWith('551903');
  },
});

/** A PIN that its owner keeps shows dots, to the eye and to a screen reader. */
export const Secret = meta.story({
  args: { label: 'Your PIN', isSecret: true },
  play: async ({ canvasElement }) => {
    const input = inputIn(canvasElement);
    await userEvent.type(input, '2048');
    await expect(input.type).toBe('password');
    await expect(input.previousElementSibling).toHaveTextContent('●●●●');
  },
});

/** Wrong, and what to do about it. */
export const Invalid = meta.story({
  args: { value: '204817', error: 'This code has expired. Ask for a new one.' },
  play: async ({ canvasElement }) => {
    const input = inputIn(canvasElement);
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription(/has expired/);
  },
});

/** Where it was sent. */
export const WithDescription = meta.story({ args: { description: 'Sent to (555) •••-4567.' } });

/** Cannot be changed now: too many tries. */
export const Disabled = meta.story({ args: { value: '204', isDisabled: true } });

/** Another number of digits. */
export const FourDigits = meta.story({ args: { length: 4, label: 'Last four of your card' } });

/** A word without a place to break, and words twice as long. */
export const LongTexts = meta.story({
  globals: { language: 'es' },
  args: {
    label: unbreakable,
    description: twiceAsLong('Enviamos el código al número que termina en 4567.'),
    error: 'Este código ya no es válido. Pida uno nuevo.',
    value: '204817',
  },
  play: async ({ canvasElement }) => expectNoOverflow(canvasElement),
});

/** In Canadian French. */
export const French = meta.story({
  globals: { language: 'fr' },
  args: { label: 'Code reçu par message texte', description: 'Envoyé au (555) •••-4567.' },
});
