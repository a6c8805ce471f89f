import preview from '@dayfare/storybook/preview';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectNoOverflow } from '../../testing/play.tsx';
import { twiceAsLong } from '../../testing/stress-text.tsx';
import { AddressFields } from './address-fields.tsx';

const meta = preview.meta({
  component: AddressFields,
  title: 'Components/Address fields',
  args: { label: 'Where should we send your card?', onChange: fn() },
});

const page = () => within(document.body);

/** Street, apartment, city, state and ZIP code, each known to the browser. */
export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Street address'), '1 Market Street');
    await userEvent.type(canvas.getByLabelText('City'), 'San Francisco');
    await userEvent.click(canvas.getByRole('button', { name: /State/ }));
    await userEvent.click(await page().findByRole('option', { name: 'California' }));
    await userEvent.type(canvas.getByLabelText('ZIP code'), '941051234');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      country: 'US',
      street: '1 Market Street',
      apartment: '',
      city: 'San Francisco',
      region: 'CA',
      postalCode: '94105-1234',
    });
    await expect(canvas.getByLabelText('Street address')).toHaveAttribute('autocomplete', 'address-line1');
    await expect(canvas.getByLabelText('ZIP code')).toHaveAttribute('autocomplete', 'postal-code');
    await waitFor(() => expect(page().queryByRole('listbox')).toBeNull());
  },
});

/** In Canada there are provinces and postal codes; back in the United States what was typed there is there again. */
export const OtherCountry = meta.story({
  args: {
    defaultValue: {
      country: 'US',
      street: '1 Main Street',
      apartment: '',
      city: 'Springfield',
      region: 'IL',
      postalCode: '62701',
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Canada' }));
    const code = canvas.getByLabelText('Postal code');
    await userEvent.type(code, 'h2x1y4');
    await expect(code).toHaveValue('H2X 1Y4');
    await expect(canvas.getByLabelText('City')).toHaveValue('Springfield');
    await userEvent.click(canvas.getByRole('radio', { name: 'United States' }));
    await expect(canvas.getByLabelText('ZIP code')).toHaveValue('62701');
    await expect(canvas.getByRole('button', { name: /Illinois/ })).toBeVisible();
  },
});

/** A code that is not whole is asked for once it is left. */
export const HalfACode = meta.story({
  args: { countries: ['US'] },
  play: async ({ canvas }) => {
    const code = canvas.getByLabelText('ZIP code');
    await userEvent.type(code, '941');
    await userEvent.tab();
    await expect(code).toHaveAccessibleDescription(/Enter the 5 digits/);
  },
});

/** The names of the provinces in Canadian French, in their own order. */
export const French = meta.story({
  globals: { language: 'fr' },
  args: { label: 'Où devons-nous envoyer votre carte ?', countries: ['CA'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Province/ }));
    await expect(await page().findByRole('option', { name: 'Colombie-Britannique' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('listbox')).toBeNull());
  },
});

/** Words twice as long, in Spanish. */
export const LongTexts = meta.story({
  globals: { language: 'es' },
  args: {
    label: twiceAsLong('¿Adónde le enviamos su tarjeta?'),
    error: twiceAsLong('No podemos enviar correo a esta dirección.'),
    errors: { region: twiceAsLong('Elija su estado.') },
  },
  play: async ({ canvasElement }) => expectNoOverflow(canvasElement),
});
