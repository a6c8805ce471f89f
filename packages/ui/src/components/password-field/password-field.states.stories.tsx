import preview from '@dayfare/storybook/preview';
import { StateSheet } from '../../testing/state-sheet.tsx';
import { PasswordField, type PasswordRule } from './password-field.tsx';

const meta = preview.meta({ component: PasswordField, title: 'Components/Password field/States' });

const rules: PasswordRule[] = [
  { text: 'At least 8 characters', test: (password) => password.length >= 8 },
  { text: 'A figure', test: (password) => /\d/.test(password) },
];

/** Every state. */
export const All = meta.story({
  args: { label: '' },
  render: () => (
    <StateSheet
      states={{
        Empty: <PasswordField label="Password" />,
        Filled: <PasswordField label="Password" value="correct horse" />,
        'With description': <PasswordField label="New password" description="At least 12 characters." />,
        Invalid: (
          <PasswordField
            label="Password"
            value="correct"
            error="This email and password do not go together."
          />
        ),
        'Rules open': <PasswordField label="New password" rules={rules} />,
        'Rules partly met': <PasswordField label="New password" rules={rules} value="sunday mornings" />,
        Disabled: <PasswordField label="Password" value="correct horse" isDisabled />,
      }}
    />
  ),
});
