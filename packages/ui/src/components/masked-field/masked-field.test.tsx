import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { compose } from '../../testing/compose.ts';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { MaskedField } from './masked-field.tsx';

const input = () => screen.getByRole<HTMLInputElement>('textbox');

describe('MaskedField', () => {
  it('takes decimals down to -1000000 by default [validation-014]', async () => {
    const { user } = render(<MaskedField label="Change" mode="decimal" />);
    await user.type(input(), '-1000000');
    expect(input().value).toBe('-1000000');
    await user.clear(input());
    await user.type(input(), '-1000001');
    expect(input().value).toBe('-100000');
  });

  it('hands every change through the caller’s sanitiser and mask [validation-014]', async () => {
    const onChange = vi.fn();
    const { user, again } = render(
      <MaskedField label="Code" mode="letters" sanitise={(text) => text.toUpperCase()} onChange={onChange} />,
    );
    await user.type(input(), 'ab');
    expect(onChange).toHaveBeenLastCalledWith('AB');
    again(<MaskedField key="masked" label="Phone" mode="tel" mask="###-####" />);
    await user.type(input(), '5551234');
    expect(input().value).toBe('555-1234');
  });

  it('refuses characters that are no digits, and lets keys, copy and paste work [validation-015]', async () => {
    const { user } = render(<MaskedField label="Number" mode="numeric" />);
    await user.type(input(), '1x2');
    await user.keyboard('{ArrowLeft}{ArrowLeft}3');
    expect(input().value).toBe('312');
    await user.keyboard('{Home}{Delete}{End}{Backspace}');
    expect(input().value).toBe('1');
    await user.paste('4a5');
    expect(input().value).toBe('145');
    input().setSelectionRange(0, 3);
    expect(fireEvent.keyDown(input(), { key: 'c', ctrlKey: true })).toBe(true);
  });

  it('takes letters and blanks only in the letters mode, and lets the keys that move and delete work [validation-003] [validation-009]', async () => {
    const { user } = render(<MaskedField label="Name on the account" mode="letters" />);
    await user.type(input(), 'José 1-Luis_');
    expect(input().value).toBe('José Luis');
    await user.keyboard('{ArrowLeft}{Backspace}{End}{Delete}');
    expect(input().value).toBe('José Lus');
    await user.paste('4 Ana!');
    expect(input().value).toBe('José Lus Ana');
  });

  it('takes digits alone in its number-only mode, of whichever script [validation-004]', async () => {
    const { user } = render(<MaskedField label="Number" mode="numeric" />);
    await user.type(input(), '1.٢-３e');
    expect(input().value).toBe('123');
  });

  it('has a decimal mode with one separator [validation-015]', async () => {
    const { user } = render(<MaskedField label="Hours" mode="decimal" />);
    await user.type(input(), '7,5,5');
    expect(input().value).toBe('7.55');
  });

  it('takes the digits of a card, of whichever brand, and no others', async () => {
    const { user } = render(<MaskedField label="Card number" mode="card-number" />);
    await user.type(input(), '4111x1111 1111-1111');
    expect(input().value).toBe('4111 1111 1111 1111');
    await user.clear(input());
    await user.paste('3714 4963 5398 431');
    expect(input().value).toBe('3714 496353 98431');
  });

  it('keeps the caret where one deletes, past a literal that the mask put there', async () => {
    const { user } = render(
      <MaskedField label="Phone" mode="tel" mask="(###) ###-####" defaultValue="5551234567" />,
    );
    expect(input().value).toBe('(555) 123-4567');
    await user.click(input());
    input().setSelectionRange(7, 7);
    await user.keyboard('{Backspace>4/}');
    expect(input().value).toBe('(552) 345-67');
    expect(input().selectionStart).toBe(3);
    await user.keyboard('{Backspace>3/}{Delete>8/}');
    expect(input().value).toBe('');
  });

  it('takes figures out of a composition at once, and lets one of letters be until it ends', async () => {
    const { again } = render(<MaskedField label="Phone" mode="tel" mask="###-####" />);
    await compose(input(), ['5', '5x', '55'], { isLeftOpen: true });
    expect(input().value).toBe('55');
    again(<MaskedField key="letters" label="Name" mode="letters" />);
    await compose(input(), ['か', 'か1'], { isLeftOpen: true });
    expect(input().value).toBe('か1');
    fireEvent.compositionEnd(input());
    expect(input().value).toBe('か');
  });

  it('keeps every pasted digit, and leaves out what is typed past the end', async () => {
    const { user } = render(<MaskedField label="Account number" mode="numeric" maxLength={6} />);
    await user.click(input());
    await user.paste('Acct. 12-345-678');
    expect(input().value).toBe('12345678');
    await user.keyboard('{Backspace}{Backspace}9');
    expect(input().value).toBe('123456');
  });

  it('takes no month that there is not', async () => {
    const { user } = render(<MaskedField label="Expires" mode="card-expiry" />);
    await user.type(input(), '1329');
    expect(input().value).toBe('12/9');
  });

  it('cleans what a form library writes into its input beforehand', async () => {
    const { container } = render(<MaskedField label="Number" mode="numeric" defaultValue="12a" />);
    expect(container.querySelector('input')?.value).toBe('12');
  });

  it('reads label, state, affix and help', async () => {
    const { container } = render(
      <MaskedField
        label="Hours"
        mode="decimal"
        suffix="h"
        description="As on your time card."
        error="Enter your hours."
        isRequired={false}
      />,
    );
    expect(await transcript(container)).toMatchInlineSnapshot(`
      [
        "Hours",
        "Optional",
        "textbox, Hours Optional, As on your time card. Enter your hours. h, invalid",
        "h",
        "As on your time card.",
        "Enter your hours.",
      ]
    `);
  });
});
