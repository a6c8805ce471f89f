import preview from '@dayfare/storybook/preview';
import { Forced, StateSheet } from '../../testing/state-sheet.tsx';
import { MaskedField } from './masked-field.tsx';

const meta = preview.meta({ component: MaskedField, title: 'Components/Masked field/States' });

/** Every state. */
export const All = meta.story({
  args: { label: '', mode: 'numeric' },
  render: () => (
    <StateSheet
      states={{
        Empty: <MaskedField label="Card number" mode="card-number" placeholder="1234 5678 9012 3456" />,
        Filled: <MaskedField label="Card number" mode="card-number" defaultValue="4111111111111111" />,
        Optional: <MaskedField label="Employee number" mode="numeric" isRequired={false} />,
        'Under the pointer': (
          <Forced state="hovered" of=":has(> input)">
            <MaskedField label="Employee number" mode="numeric" defaultValue="1742" />
          </Forced>
        ),
        Invalid: (
          <MaskedField
            label="Expires"
            mode="card-expiry"
            defaultValue="0120"
            error="This card has expired."
          />
        ),
        'Prefix and suffix': (
          <MaskedField label="Hours" mode="decimal" defaultValue="7.5" prefix="≈" suffix="h" />
        ),
        Disabled: <MaskedField label="Employee number" mode="numeric" defaultValue="1742" isDisabled />,
        'Read only': <MaskedField label="Employee number" mode="numeric" defaultValue="1742" isReadOnly />,
      }}
    />
  ),
});
