import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { expectFocusRing, expectTouchTarget, tabInto } from '../../testing/play.tsx';
import { PasswordField } from './password-field.tsx';

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
  args: { error: 'This e-mail and password do not go together. Check both, or reset your password.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Password')).toHaveAttribute('aria-invalid', 'true');
  },
});

/** A new one, with its rules below it. */
export const NewPassword = meta.story({
  args: {
    label: 'New password',
    autoComplete: 'new-password',
    description: 'At least 12 signs. Blanks count too.',
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
