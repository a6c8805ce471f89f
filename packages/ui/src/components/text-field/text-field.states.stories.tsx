import preview from '@dayfare/storybook/preview';
import { Forced, StateSheet } from '../../testing/state-sheet.tsx';
import { TextField } from './text-field.tsx';

const meta = preview.meta({ component: TextField, title: 'Components/Text field/States' });

/** Every state. */
export const All = meta.story({
  args: { label: '' },
  render: () => (
    <StateSheet
      states={{
        Empty: <TextField label="First name" placeholder="Ana" />,
        Filled: <TextField label="First name" defaultValue="Ana" />,
        'With description': <TextField label="Nickname" description="Only you see it." />,
        Optional: <TextField label="Middle name" isRequired={false} />,
        'Under the pointer': (
          <Forced state="hovered" of=":has(> input)">
            <TextField label="First name" defaultValue="Ana" />
          </Forced>
        ),
        Invalid: (
          <TextField label="Email" type="email" defaultValue="ana@" error="Add the part after the @." />
        ),
        'Invalid with description': (
          <TextField label="Email" description="We send receipts there." error="Enter an email address." />
        ),
        'Prefix and suffix': (
          <TextField label="Website" defaultValue="northwind" prefix="https://" suffix=".com" />
        ),
        Disabled: <TextField label="First name" defaultValue="Ana" isDisabled />,
        'Read only': <TextField label="Employer" defaultValue="Northwind Foods" isReadOnly />,
      }}
    />
  ),
});
