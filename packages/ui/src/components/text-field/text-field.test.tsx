import { fireEvent, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { TextField } from './text-field.tsx';

const input = () => screen.getByRole<HTMLInputElement>('textbox');

describe('TextField', () => {
  it('takes 50 signs at most by default, typed or pasted [validation-014]', async () => {
    const { user } = render(<TextField label="First name" />);
    await user.click(input());
    await user.paste('a'.repeat(60));
    await user.keyboard('b');
    expect(input().value).toBe('a'.repeat(50));
  });

  it('is required unless it is optional, and says the word when it is [validation-014]', () => {
    const { again } = render(<TextField label="Name" />);
    expect(input().getAttribute('aria-required')).toBe('true');
    expect(screen.queryByText('Optional')).toBeNull();
    again(<TextField label="Name" isOptional />);
    expect(input().hasAttribute('aria-required')).toBe(false);
    expect(screen.getByRole('textbox', { name: 'Name Optional' })).toBeTruthy();
  });

  it('takes decimals down to -1000000 by default [validation-014]', async () => {
    const { user } = render(<TextField label="Change" mode="decimal" />);
    await user.type(input(), '-1000000');
    expect(input().value).toBe('-1000000');
    await user.clear(input());
    await user.type(input(), '-1000001');
    expect(input().value).toBe('-100000');
  });

  it('hands every change through the caller’s sanitiser and mask [validation-014]', async () => {
    const onChange = vi.fn();
    const { user, again } = render(
      <TextField label="Code" sanitise={(text) => text.toUpperCase()} onChange={onChange} />,
    );
    await user.type(input(), 'ab');
    expect(onChange).toHaveBeenLastCalledWith('AB');
    again(<TextField key="masked" label="Phone" mode="tel" mask="###-####" />);
    await user.type(input(), '5551234');
    expect(input().value).toBe('555-1234');
  });

  it('shows and ties an error to the input, and asks for its pattern once it is left [validation-014]', async () => {
    const pattern = { test: /^\d{5}$/, message: 'A ZIP code has five digits.' };
    const { user, again } = render(<TextField label="ZIP" pattern={pattern} />);
    await user.type(input(), '123');
    expect(input().getAttribute('aria-invalid')).toBeNull();
    await user.tab();
    expect(input().getAttribute('aria-invalid')).toBe('true');
    const described = input().getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described.split(' ')[0] ?? '')?.textContent).toBe(pattern.message);
    again(<TextField label="ZIP" pattern={pattern} error="We do not know this ZIP code." />);
    expect(screen.queryByText(pattern.message)).toBeNull();
    expect(screen.getByText('We do not know this ZIP code.')).toBeTruthy();
  });

  it('refuses signs that are no digits, and lets keys, copy and paste work [validation-015]', async () => {
    const { user } = render(<TextField label="Number" mode="numeric" />);
    await user.type(input(), '1x2');
    await user.keyboard('{ArrowLeft}{ArrowLeft}3');
    expect(input().value).toBe('312');
    await user.keyboard('{Home}{Delete}{End}{Backspace}');
    expect(input().value).toBe('1');
    await user.paste('4a5');
    expect(input().value).toBe('145');
    input().setSelectionRange(0, 3);
    expect((await user.copy())?.getData('text')).toBe('145');
  });

  it('takes letters and blanks only in the letters mode, and lets the keys that move and delete work [validation-003] [validation-009]', async () => {
    const { user } = render(<TextField label="Name on the account" mode="letters" />);
    await user.type(input(), 'José 1-Luis_');
    expect(input().value).toBe('José Luis');
    await user.keyboard('{ArrowLeft}{Backspace}{End}{Delete}');
    expect(input().value).toBe('José Lus');
    await user.paste('4 Ana!');
    expect(input().value).toBe('José Lus Ana');
  });

  it('takes digits alone in its number-only mode, of whichever script [validation-004]', async () => {
    const { user } = render(<TextField label="Number" mode="numeric" />);
    await user.type(input(), '1.٢-３e');
    expect(input().value).toBe('123');
  });

  it('hands an id to its input, and marks and ref to its root', () => {
    const ref = createRef<HTMLDivElement>();
    render(<TextField label="First name" id="first-name" data-part="name" ref={ref} />);
    expect(input().id).toBe('first-name');
    expect(ref.current?.dataset.part).toBe('name');
    expect(ref.current?.contains(input())).toBe(true);
  });

  it('says on its root how it stands', () => {
    const { container, again } = render(<TextField label="First name" isDisabled error="Enter it." />);
    const states = () =>
      Object.keys(container.querySelector<HTMLElement>('div[data-required]')?.dataset ?? {});
    expect(states().toSorted()).toEqual(['disabled', 'invalid', 'required']);
    again(<TextField label="First name" isReadOnly />);
    expect(states().toSorted()).toEqual(['readonly', 'required']);
  });

  it('goes back to its first text with its form', async () => {
    const onChange = vi.fn();
    const { user } = render(
      <form>
        <TextField label="First name" defaultValue="Ana" onChange={onChange} />
        <button type="reset">Start over</button>
      </form>,
    );
    await user.type(input(), ' Bell');
    await user.click(screen.getByRole('button'));
    expect(input().value).toBe('Ana');
    expect(onChange).toHaveBeenLastCalledWith('Ana');
  });

  it('has a decimal mode with one separator [validation-015]', async () => {
    const { user } = render(<TextField label="Hours" mode="decimal" />);
    await user.type(input(), '7,5,5');
    expect(input().value).toBe('7.55');
  });

  it('leaves a composition alone until it ends, then cleans it', () => {
    const onChange = vi.fn();
    render(<TextField label="Number" mode="numeric" onChange={onChange} />);
    fireEvent.compositionStart(input());
    fireEvent.input(input(), { target: { value: '4a' } });
    expect(input().value).toBe('4a');
    fireEvent.compositionEnd(input());
    expect(input().value).toBe('4');
    expect(onChange).toHaveBeenLastCalledWith('4');
  });

  it('reads label, state, affix and help', async () => {
    const { container } = render(
      <TextField
        label="Hours"
        suffix="h"
        description="As on your time card."
        error="Enter your hours."
        isOptional
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
