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

  it('loses what nobody sees, and an email address its blanks, whichever way they come', async () => {
    const onChange = vi.fn();
    const { user, again } = render(<TextField label="Name" onChange={onChange} />);
    await user.click(input());
    await user.paste('A\u00ADna\u200B\u202E\tRuiz\u200F');
    expect(input().value).toBe('Ana Ruiz');
    again(<TextField key="mail" label="Email" type="email" onChange={onChange} />);
    await user.type(input(), 'ana @');
    await user.paste(' example.com ');
    expect(input().value).toBe('ana@example.com');
    expect(onChange).toHaveBeenLastCalledWith('ana@example.com');
  });

  it.each([
    ['text', 'textbox', 50],
    ['email', 'textbox', 254],
    ['tel', 'textbox', 50],
    ['url', 'textbox', 2048],
    ['search', 'searchbox', 50],
  ] as const)(
    'of type %s is a %s of that type, and takes %i characters unless told otherwise',
    async (type, role, most) => {
      const { user, again } = render(<TextField label="Text" type={type} />);
      const field = screen.getByRole<HTMLInputElement>(role);
      expect(field.type).toBe(type);
      await user.click(field);
      await user.paste('a'.repeat(most + 1));
      expect(field.value).toBe('a'.repeat(most));
      again(<TextField key="short" label="Text" type={type} maxLength={7} />);
      await user.click(screen.getByRole(role));
      await user.paste('a'.repeat(8));
      expect(screen.getByRole<HTMLInputElement>(role).value).toBe('a'.repeat(7));
    },
  );

  it('keeps the blanks of a phone number, and none in a web address', async () => {
    const { user, again } = render(<TextField label="Phone" type="tel" />);
    await user.type(input(), '415 555 0100');
    expect(input().value).toBe('415 555 0100');
    again(<TextField key="web" label="Website" type="url" />);
    await user.type(input(), 'https://harbor foods.example');
    expect(input().value).toBe('https://harborfoods.example');
  });

  it('keeps those of a phone number where an email could stand', async () => {
    const { user } = render(<TextField label="Phone number or email" type="email" />);
    await user.type(input(), '(202) 555-0112');
    expect(input().value).toBe('(202) 555-0112');
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
