import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { TextField } from './text-field.tsx';

const input = () => screen.getByRole<HTMLInputElement>('textbox');

describe('TextField', () => {
  it('takes 50 characters at most by default, typed or pasted [validation-014]', async () => {
    const { user } = render(<TextField label="First name" />);
    await user.click(input());
    await user.paste('a'.repeat(60));
    await user.keyboard('b');
    expect(input().value).toBe('a'.repeat(50));
  });

  it('is required unless told otherwise, and says the word when it is [validation-014]', () => {
    const { again } = render(<TextField label="Name" />);
    expect(input().getAttribute('aria-required')).toBe('true');
    expect(screen.queryByText('Optional')).toBeNull();
    again(<TextField label="Name" isRequired={false} />);
    expect(input().hasAttribute('aria-required')).toBe(false);
    expect(screen.getByRole('textbox', { name: 'Name Optional' })).toBeTruthy();
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

  it('loses what nobody sees, and an e-mail address its blanks, whichever way they come', async () => {
    const onChange = vi.fn();
    const { user, again } = render(<TextField label="Name" onChange={onChange} />);
    await user.click(input());
    await user.paste('A\u00ADna\u200B\u202E\tRuiz\u200F');
    expect(input().value).toBe('Ana Ruiz');
    again(<TextField key="mail" label="E-mail" mode="email" onChange={onChange} />);
    await user.type(input(), 'ana @');
    await user.paste(' example.com ');
    expect(input().value).toBe('ana@example.com');
    expect(onChange).toHaveBeenLastCalledWith('ana@example.com');
  });

  it('hands its ref to its input, where a form library writes', () => {
    const ref = createRef<HTMLInputElement>();
    render(<TextField label="First name" ref={ref} defaultValue="Ana" />);
    expect(ref.current).toBe(input());
  });

  it('hands an id to its input, and attributes and its ref to its root', () => {
    const ref = createRef<HTMLDivElement>();
    render(<TextField label="First name" id="first-name" data-part="name" rootRef={ref} />);
    expect(input().id).toBe('first-name');
    expect(ref.current?.dataset.part).toBe('name');
    expect(ref.current?.contains(input())).toBe(true);
  });

  it('says on its root how it stands', () => {
    const { container, again } = render(<TextField label="First name" isDisabled error="Enter it." />);
    const states = () =>
      Object.keys(container.querySelector<HTMLElement>('div[data-required]')?.dataset ?? {});
    expect(states().toSorted()).toEqual(['disabled', 'field', 'invalid', 'required']);
    again(<TextField label="First name" isReadOnly />);
    expect(states().toSorted()).toEqual(['field', 'readonly', 'required']);
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

  it('reads label, state, affix and help', async () => {
    const { container } = render(
      <TextField
        label="Hours"
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
