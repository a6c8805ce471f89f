import preview from '@dayfare/storybook/preview';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectFocusRing, expectTouchTarget, tabInto } from '../../testing/play.tsx';
import { twiceAsLong } from '../../testing/stress-text.tsx';
import { PasswordField, type PasswordRule } from './password-field.tsx';

const meta = preview.meta({
  component: PasswordField,
  title: 'Components/Password field',
  args: { label: 'Password', onChange: fn() },
});

/** Hidden until its owner asks to see it. */
export const Default = meta.story({
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText<HTMLInputElement>('Password');
    await userEvent.type(input, 'a b');
    await expect(args.onChange).toHaveBeenLastCalledWith('a b');
    await expect(input.type).toBe('password');
    await expect(input).toHaveAttribute('autocomplete', 'current-password');
  },
});

/** The toggle keeps its name and says by its state whether the password is in sight. */
export const Shown = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText<HTMLInputElement>('Password');
    const toggle = canvas.getByRole('button', { name: 'Show password' });
    await expectTouchTarget(toggle);
    await userEvent.type(input, 'correct horse');
    await userEvent.tab();
    await expectFocusRing(toggle);
    await userEvent.keyboard(' ');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(input.type).toBe('text');
    await expect(input).toHaveValue('correct horse');
  },
});

/** Wrong, without saying which of the two was wrong. */
export const Invalid = meta.story({
  args: { error: 'This email and password do not go together. Check both, or reset your password.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Password')).toHaveAttribute('aria-invalid', 'true');
  },
});

const rules: PasswordRule[] = [
  { text: 'At least 8 characters', test: (password) => password.length >= 8 },
  {
    text: 'A capital and a small letter',
    test: (password) => /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password),
  },
  { text: 'A figure', test: (password) => /\d/.test(password) },
  { text: 'No blanks', test: (password) => password !== '' && !/\s/.test(password) },
];

/** A new one: its rules stand below it and are ticked off while one types. The count is said when typing pauses. */
export const NewPassword = meta.story({
  args: { label: 'New password', autoComplete: 'new-password', rules },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText<HTMLInputElement>('New password');
    const states = () => canvas.getAllByRole('listitem').map((rule) => rule.dataset.state);
    await expect(states()).toEqual(['open', 'open', 'open', 'open']);
    await userEvent.type(input, 'Sunday');
    await expect(states()).toEqual(['open', 'met', 'open', 'met']);
    await expect(input).toHaveAccessibleDescription(/Met: A capital.+Not met yet: A figure/);
    await waitFor(() => expect(canvas.getByText('2 of 4 rules met')).toBeInTheDocument());
    await userEvent.type(input, '42x');
    await expect(states()).toEqual(['met', 'met', 'met', 'met']);
  },
});

/** Once it is left, what is still missing is wrong, not merely open. */
export const RulesNotMet = meta.story({
  args: { label: 'New password', autoComplete: 'new-password', rules },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('New password'), 'Sunday');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByText('A figure').closest('li')).toHaveAttribute('data-state', 'unmet');
  },
});

/** In French, with rules twice as long. */
export const LongRules = meta.story({
  globals: { language: 'fr' },
  args: {
    label: 'Nouveau mot de passe',
    autoComplete: 'new-password',
    rules: rules.map((rule) => ({ ...rule, text: twiceAsLong(rule.text) })),
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Nouveau mot de passe');
    await expect(input).toHaveAccessibleDescription(/Pas encore respectée/);
  },
});

/** Caps Lock explains many a wrong password before it is sent. */
export const CapsLock = meta.story({
  play: async ({ canvasElement }) => {
    const user = userEvent.setup();
    await tabInto();
    await user.keyboard('{CapsLock}A');
    await expect(await within(canvasElement).findByText('Caps Lock is on')).toBeVisible();
    await user.keyboard('{CapsLock}a');
    await waitFor(() => expect(within(canvasElement).queryByText('Caps Lock is on')).toBeNull());
  },
});

/** Cannot be used now. */
export const Disabled = meta.story({ args: { isDisabled: true, value: 'secret' } });
