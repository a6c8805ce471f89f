import preview from '@dayfare/storybook/preview';
import { Forced, StateSheet } from '../../testing/state-sheet.tsx';
import { PinField } from './pin-field.tsx';

const meta = preview.meta({ component: PinField, title: 'Components/PIN field/States' });

/** Every state. */
export const All = meta.story({
  args: { label: '' },
  render: () => (
    <StateSheet
      states={{
        Empty: <PinField label="Code" />,
        'Half typed': <PinField label="Code" value="204" />,
        Filled: <PinField label="Code" value="204817" />,
        'Under the pointer': (
          <Forced state="hovered" of="[role=group], [role=presentation]">
            <PinField label="Code" value="204" />
          </Forced>
        ),
        Focused: (
          <Forced state="focus-visible" of="[aria-hidden] > span:nth-child(4)">
            <PinField label="Code" value="204" />
          </Forced>
        ),
        Secret: <PinField label="PIN" value="204817" isSecret />,
        'With description': <PinField label="Code" description="Sent to (555) •••-4567." />,
        Invalid: <PinField label="Code" value="204817" error="This code has expired. Ask for a new one." />,
        Disabled: <PinField label="Code" value="204" isDisabled />,
        'Four digits': <PinField label="Code" length={4} value="20" />,
      }}
    />
  ),
});
