import preview from '@dayfare/storybook/preview';
import { expect, fn, userEvent, within } from 'storybook/test';
import {
  autofill,
  expectFocusRing,
  expectNoOverflow,
  expectTouchTarget,
  tabInto,
} from '../../testing/play.tsx';
import { twiceAsLong, unbreakable } from '../../testing/stress-text.tsx';
import { PhoneField } from './phone-field.tsx';

const meta = preview.meta({
  component: PhoneField,
  title: 'Components/Phone field',
  args: { label: 'Mobile number', onChange: fn() },
});

const inputIn = (canvas: HTMLElement) => within(canvas).getByRole<HTMLInputElement>('textbox');
const countryIn = (canvas: HTMLElement) => within(canvas).getByRole<HTMLSelectElement>('combobox');

/** Digits fall into the country's own form; the caller gets them without it. */
export const Default = meta.story({
  tags: ['validation-006'],
  play: async ({ canvasElement, args }) => {
    const input = inputIn(canvasElement);
    await userEvent.type(input, '555x1234567');
    await expect(input).toHaveValue('(555) 123-4567');
    await expect(args.onChange).toHaveBeenLastCalledWith('+15551234567', true);
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith('+1555123456', false);
    await userEvent.keyboard('{Backspace>14/}');
    await expect(input).toHaveValue('');
    await expect(args.onChange).toHaveBeenLastCalledWith('', false);
    await expect(input).toHaveAttribute('inputmode', 'tel');
  },
});

/** Another country, by the platform's own list; the digits stay. */
export const AnotherCountry = meta.story({
  play: async ({ canvasElement, args }) => {
    const country = countryIn(canvasElement);
    await expectTouchTarget(country);
    await expect(country).toHaveAccessibleName('Country code');
    await userEvent.type(inputIn(canvasElement), '5512345678');
    await userEvent.selectOptions(country, '52');
    await expect(inputIn(canvasElement)).toHaveValue('55 1234 5678');
    await expect(args.onChange).toHaveBeenLastCalledWith('+525512345678', true);
  },
});

/** Filled in with its code: the country follows. */
export const FilledIn = meta.story({
  tags: ['validation-006'],
  play: async ({ canvasElement, args }) => {
    const input = inputIn(canvasElement);
    await autofill(input, '+52 55 1234-5678');
    await expect(input).toHaveValue('55 1234 5678');
    await expect(countryIn(canvasElement)).toHaveValue('52');
    await expect(args.onChange).toHaveBeenLastCalledWith('+525512345678', true);
    await userEvent.selectOptions(countryIn(canvasElement), '1');
    await autofill(input, '1 (555) 123-4567');
    await expect(args.onChange).toHaveBeenLastCalledWith('+15551234567', true);
  },
});

/** A number of a country that is not offered is refused, never cut to fit. */
export const NotOffered = meta.story({
  play: async ({ canvasElement, args }) => {
    const input = inputIn(canvasElement);
    await autofill(input, '+44 20 7946 0000');
    await expect(args.onChange).toHaveBeenLastCalledWith('', false);
    await expect(input).toHaveAccessibleDescription(/cannot be used here/);
    await expect(input).toHaveValue('+44 20 7946 0000');
    await userEvent.clear(input);
    await userEvent.type(input, '5');
    await expect(input).not.toHaveAttribute('aria-invalid');
  },
});

/** More than a number stays to be mended, and is never cut. */
export const TooLong = meta.story({
  play: async ({ canvasElement, args }) => {
    const input = inputIn(canvasElement);
    await autofill(input, '555-123-4567 89');
    await expect(args.onChange).toHaveBeenLastCalledWith('', false);
    await expect(input).toHaveAccessibleDescription(/without an extension/);
  },
});

/** Country first, then number; each with its ring. */
export const ByKeyboard = meta.story({
  play: async ({ canvasElement }) => {
    const country = countryIn(canvasElement);
    await tabInto();
    await expectFocusRing(country, country.parentElement ?? country);
    await userEvent.tab();
    const input = inputIn(canvasElement);
    await expectFocusRing(input, input.parentElement ?? input);
  },
});

/** One country only: its code stands there as it is, and is part of what is read. */
export const OneCountry = meta.story({
  args: { plans: [{ callingCode: '1', regions: ['US'], mask: '(###) ###-####' }] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('combobox')).toBeNull();
    await expect(inputIn(canvasElement)).toHaveAccessibleDescription('+1');
  },
});

/** More countries come as data. */
export const MoreCountries = meta.story({
  args: {
    plans: [
      { callingCode: '503', regions: ['SV'], mask: '#### ####' },
      { callingCode: '1', regions: ['US', 'CA'], mask: '(###) ###-####' },
    ],
    value: '+50321234567',
  },
});

/** What is wrong, in words. */
export const Invalid = meta.story({
  args: { value: '+1555', error: 'Enter all ten digits.' },
  play: async ({ canvasElement }) => {
    await expect(inputIn(canvasElement)).toHaveAttribute('aria-invalid', 'true');
  },
});

/** Cannot be changed now. */
export const Disabled = meta.story({ args: { value: '+15551234567', isDisabled: true } });

/** In Spanish, with a word without a place to break. */
export const Spanish = meta.story({
  globals: { language: 'es' },
  args: { label: unbreakable, isRequired: false, description: twiceAsLong('Le enviaremos un código.') },
  play: async ({ canvasElement }) => {
    await expect(countryIn(canvasElement)).toHaveAccessibleName('Código de país');
    await expect(countryIn(canvasElement)).toHaveTextContent(/Estados Unidos/);
    await expectNoOverflow(canvasElement);
  },
});

/** In Canadian French. */
export const French = meta.story({
  globals: { language: 'fr' },
  args: { label: 'Numéro de téléphone cellulaire', value: '+15551234567' },
});
