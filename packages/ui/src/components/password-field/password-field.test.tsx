import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { PasswordField, type PasswordRule } from './password-field.tsx';

const rules: PasswordRule[] = [
  { text: 'At least 8 characters', test: (password) => password.length >= 8 },
  { text: 'A figure', test: (password) => /\d/.test(password) },
];

const input = () => screen.getByLabelText<HTMLInputElement>('Password');

describe('PasswordField', () => {
  it('hides the password until it is asked to show it, and loses nothing by that', async () => {
    const { user } = render(<PasswordField label="Password" />);
    await user.type(input(), 's3cret');
    expect(input().type).toBe('password');
    const toggle = screen.getByRole('button', { name: 'Show password' });
    await user.click(toggle);
    expect(toggle.getAttribute('aria-pressed')).toBe('true');
    expect([input().type, input().value]).toEqual(['text', 's3cret']);
  });

  it('never alters what is typed or pasted', async () => {
    const onChange = vi.fn();
    const { user } = render(<PasswordField label="Password" onChange={onChange} />);
    await user.click(input());
    await user.paste('  blank at both ends ');
    expect(onChange).toHaveBeenLastCalledWith('  blank at both ends ');
  });

  it('refuses a paste that is too long instead of cutting it, and says so before an older error', async () => {
    const onChange = vi.fn();
    const { user } = render(
      <PasswordField label="Password" maxLength={8} error="Wrong." defaultValue="abcd" onChange={onChange} />,
    );
    await user.click(input());
    await user.paste('12345');
    expect(input().value).toBe('abcd');
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByText(/wasn’t pasted/)).toBeTruthy();
    expect(screen.queryByText('Wrong.')).toBeNull();
    await user.paste('1234');
    expect(input().value).toBe('abcd1234');
    expect(screen.queryByText(/wasn’t pasted/)).toBeNull();
    expect(screen.getByText('Wrong.')).toBeTruthy();
  });

  it('tells password managers which password it is', () => {
    const { again } = render(<PasswordField label="Password" />);
    expect(input().getAttribute('autocomplete')).toBe('current-password');
    again(<PasswordField label="Password" autoComplete="new-password" />);
    expect(input().getAttribute('autocomplete')).toBe('new-password');
  });

  it('says when Caps Lock is on, and forgets it when it is left', async () => {
    const { user } = render(<PasswordField label="Password" />);
    await user.click(input());
    await user.keyboard('{CapsLock}A');
    expect(screen.getByText('Caps Lock is on')).toBeTruthy();
    await user.tab();
    expect(screen.queryByText('Caps Lock is on')).toBeNull();
  });

  it('ticks its rules off while one types, ties them to the input and says how far one is', async () => {
    const { user } = render(<PasswordField label="Password" rules={rules} autoComplete="new-password" />);
    await user.type(input(), 'sunday mornings');
    const states = () => screen.getAllByRole('listitem').map((rule) => rule.dataset.state);
    expect(states()).toEqual(['met', 'open']);
    const list = document.getElementById(input().getAttribute('aria-describedby') ?? '');
    expect(list?.textContent).toBe('Met: At least 8 charactersNot met yet: A figure');
    expect(await screen.findByText('1 of 2 rules met')).toBeTruthy();
    await user.tab();
    await user.tab();
    expect(states()).toEqual(['met', 'unmet']);
  });

  it('calls no rule broken before anything is typed', async () => {
    const { user } = render(<PasswordField label="Password" rules={rules} />);
    await user.tab();
    await user.tab();
    await user.tab();
    expect(screen.getAllByRole('listitem').map((rule) => rule.dataset.state)).toEqual(['open', 'open']);
  });

  it('passes root attributes and ref to its root', () => {
    const ref = createRef<HTMLDivElement>();
    render(<PasswordField label="Password" data-part="secret" rootRef={ref} />);
    expect(ref.current?.dataset.part).toBe('secret');
  });

  it('reads label, error and toggle', async () => {
    const { container } = render(<PasswordField label="Password" error="Enter your password." />);
    expect(await transcript(container)).toMatchInlineSnapshot(`
      [
        "Password",
        "Password, Enter your password.",
        "button, Show password, not pressed",
        "Enter your password.",
      ]
    `);
  });
});
