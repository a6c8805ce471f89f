import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { PhoneField } from './phone-field.tsx';

const input = () => screen.getByRole<HTMLInputElement>('textbox');
const country = () => screen.getByRole<HTMLSelectElement>('combobox');

describe('PhoneField', () => {
  it('shows the characters of a phone number and gives it without them [validation-006]', async () => {
    const onChange = vi.fn();
    const { user } = render(<PhoneField label="Phone" onChange={onChange} />);
    await user.type(input(), '(555) 123-4567');
    expect(input().value).toBe('(555) 123-4567');
    expect(onChange).toHaveBeenLastCalledWith('+15551234567', true);
  });

  it('chooses the country of a pasted number by its code [validation-006]', async () => {
    const onChange = vi.fn();
    const { user } = render(<PhoneField label="Phone" onChange={onChange} />);
    await user.click(input());
    await user.paste('+52 (55) 1234-5678');
    expect(country().value).toBe('52');
    expect(onChange).toHaveBeenLastCalledWith('+525512345678', true);
  });

  it('keeps the chosen country while there is no digit', async () => {
    const { user } = render(<PhoneField label="Phone" />);
    await user.selectOptions(country(), '52');
    await user.type(input(), '55{Backspace}{Backspace}');
    expect(country().value).toBe('52');
  });

  it('refuses a number of a country that is not offered, and says so', async () => {
    const onChange = vi.fn();
    const { user } = render(<PhoneField label="Phone" onChange={onChange} />);
    await user.click(input());
    await user.paste('+442079460000');
    expect(onChange).toHaveBeenLastCalledWith('', false);
    expect(input().value).toBe('+442079460000');
    expect(screen.getByText('A number of this country cannot be used here.')).toBeTruthy();
  });

  it('keeps what is more than a number to be mended, and gives none of it', async () => {
    const onChange = vi.fn();
    const { user } = render(<PhoneField label="Phone" onChange={onChange} />);
    await user.click(input());
    await user.paste('555-123-4567 ext. 89');
    expect(onChange).toHaveBeenLastCalledWith('', false);
    expect(input().value).toBe('555-123-4567 ext. 89');
    expect(screen.getByText(/without an extension/)).toBeTruthy();
    await user.clear(input());
    await user.paste('555-123-4567');
    expect(onChange).toHaveBeenLastCalledWith('+15551234567', true);
  });

  it('leaves out what is typed past the end of a number', async () => {
    const onChange = vi.fn();
    const { user } = render(<PhoneField label="Phone" onChange={onChange} />);
    await user.type(input(), '55512345678');
    expect(onChange).toHaveBeenLastCalledWith('+15551234567', true);
    expect(input().value).toBe('(555) 123-4567');
  });

  it('shows the number that the caller keeps', () => {
    render(<PhoneField label="Phone" value="+525512345678" />);
    expect([country().value, input().value]).toEqual(['52', '55 1234 5678']);
  });

  it('names the countries in the reader’s language', () => {
    render(<PhoneField label="Téléphone" />, { locale: 'fr-CA' });
    expect(screen.getByRole('option', { name: /États-Unis/ })).toBeTruthy();
  });

  it('hands an id to its input, and attributes and its ref to its root', () => {
    const ref = createRef<HTMLDivElement>();
    render(<PhoneField label="Phone" id="phone" data-part="phone" rootRef={ref} />);
    expect([input().id, ref.current?.dataset.part]).toEqual(['phone', 'phone']);
  });

  it('reads label, country and number', async () => {
    const { container } = render(<PhoneField label="Phone" value="+1555" error="Enter all ten digits." />);
    expect(await transcript(container)).toMatchInlineSnapshot(`
      [
        "Phone",
        "combobox, Country code, 1, has popup listbox, not expanded",
        "option, United States, Canada (+1), 1, not selected, position 1, set size 2",
        "option, Mexico (+52), 52, not selected, position 2, set size 2",
        "end of combobox, Country code, 1, has popup listbox, not expanded",
        "textbox, Phone, (555, Enter all ten digits., invalid, required",
        "Enter all ten digits.",
      ]
    `);
  });
});
