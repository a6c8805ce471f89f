import preview from '@dayfare/storybook/preview';
import { Forced, StateSheet } from '../../testing/state-sheet.tsx';
import { PhoneField } from './phone-field.tsx';

const meta = preview.meta({ component: PhoneField, title: 'Components/Phone field/States' });

const one = [{ callingCode: '1', regions: ['US'], mask: '(###) ###-####' }];

/** Every state. */
export const All = meta.story({
  args: { label: '' },
  render: () => (
    <StateSheet
      states={{
        Empty: <PhoneField label="Mobile number" />,
        'Half typed': <PhoneField label="Mobile number" value="+1555123" />,
        Filled: <PhoneField label="Mobile number" value="+15551234567" />,
        'Another country': <PhoneField label="Mobile number" value="+525512345678" />,
        'One country only': <PhoneField label="Mobile number" value="+15551234567" plans={one} />,
        'Under the pointer': (
          <Forced state="hovered" of=":has(> input)">
            <PhoneField label="Mobile number" />
          </Forced>
        ),
        Optional: <PhoneField label="Second number" isRequired={false} />,
        Invalid: <PhoneField label="Mobile number" value="+1555" error="Enter all ten digits." />,
        Disabled: <PhoneField label="Mobile number" value="+15551234567" isDisabled />,
      }}
    />
  ),
});
