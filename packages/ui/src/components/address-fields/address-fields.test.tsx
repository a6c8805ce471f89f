import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { Form } from '../form/form.tsx';
import { type Address, AddressFields } from './address-fields.tsx';
import { regions } from './regions.ts';

const home: Address = {
  country: 'US',
  street: '1 Market Street',
  apartment: '',
  city: 'San Francisco',
  region: 'CA',
  postalCode: '94105',
};
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

describe('AddressFields', () => {
  it('gives the whole address after every change', async () => {
    const onChange = vi.fn();
    const { user } = render(<AddressFields label="Home" defaultValue={home} onChange={onChange} />);
    await user.type(box('City'), '!');
    expect(onChange).toHaveBeenLastCalledWith({ ...home, city: 'San Francisco!' });
  });

  it('takes fifty characters of a street', async () => {
    const { user } = render(<AddressFields label="Home" />);
    await user.click(box('Street address'));
    await user.paste('1'.repeat(60));
    expect(box('Street address').value).toHaveLength(50);
  });

  it('takes the code of the country, and keeps the one of the other', async () => {
    const { user } = render(<AddressFields label="Home" defaultValue={home} />);
    await user.click(screen.getByRole('radio', { name: 'Canada' }));
    await user.type(box('Postal code'), '9h2x1y4');
    expect(box('Postal code').value).toBe('H2X 1Y4');
    await user.click(screen.getByRole('radio', { name: 'United States' }));
    expect(box('ZIP code').value).toBe('94105');
    expect(box('Street address').value).toBe('1 Market Street');
  });

  it('tells a browser which address it is', () => {
    render(<AddressFields label="Home" countries={['US']} autoCompleteSection="billing" />);
    const tokens = ['Street address', 'Apartment, suite or unit Optional', 'City', 'ZIP code'].map(
      (name) => box(name).autocomplete,
    );
    expect(tokens).toEqual([
      'billing address-line1',
      'billing address-line2',
      'billing address-level2',
      'billing postal-code',
    ]);
  });

  it('gives each part its error, from its caller and from its form', () => {
    render(
      <Form errors={{ 'home.city': 'We do not know this city.' }}>
        <AddressFields label="Home" name="home" errors={{ street: 'Enter the number of the house.' }} />
      </Form>,
    );
    expect(box('City').getAttribute('aria-invalid')).toBe('true');
    expect(box('Street address').getAttribute('aria-invalid')).toBe('true');
    expect(box('ZIP code').getAttribute('aria-invalid')).toBeNull();
  });

  it('has every region in every language, and the words of its caller', () => {
    const [en, ...others] = Object.values(regions);
    for (const names of others) {
      expect(Object.keys(names.US)).toEqual(Object.keys(en?.US ?? {}));
      expect(Object.keys(names.CA)).toEqual(Object.keys(en?.CA ?? {}));
    }
    render(<AddressFields label="Home" labels={{ city: 'Town' }} />);
    expect(box('Town')).toBeTruthy();
  });

  it('passes attributes to its root and its ref to what takes the focus', () => {
    const [root, first] = [createRef<HTMLDivElement>(), createRef<HTMLElement>()];
    render(<AddressFields label="Home" countries={['US']} data-part="home" rootRef={root} ref={first} />);
    expect(root.current?.dataset.part).toBe('home');
    expect(first.current).toBe(box('Street address'));
  });

  it('reads its question and its parts', async () => {
    const { container } = render(<AddressFields label="Home" countries={['CA']} error="Not known." />);
    expect(await transcript(container)).toMatchInlineSnapshot(`
      [
        "Home",
        "group, Home, Not known.",
        "Street address",
        "textbox, Street address, required",
        "Apartment, suite or unit",
        "Optional",
        "textbox, Apartment, suite or unit Optional",
        "City",
        "textbox, City, required",
        "Province or territory",
        "button, Choose one Province or territory, Required, not expanded, has popup listbox",
        "Choose one",
        "end of button, Choose one Province or territory, Required, not expanded, has popup listbox",
        "Required",
        "Postal code",
        "textbox, Postal code, required",
        "end of group, Home, Not known.",
        "Not known.",
      ]
    `);
  });
});
