import preview from '@dayfare/storybook/preview';
import { StateSheet } from '../../testing/state-sheet.tsx';
import { TimeField } from './time-field.tsx';

const meta = preview.meta({
  component: TimeField,
  title: 'Components/Time field/States',
  args: { label: '' },
});

/** Every state. */
export const All = meta.story({
  render: () => (
    <StateSheet
      states={{
        Empty: <TimeField label="Start of shift" />,
        Filled: <TimeField label="Start of shift" defaultValue="14:30" />,
        Optional: <TimeField label="End of shift" isRequired={false} />,
        'With description': <TimeField label="Start of shift" description="As on your schedule." />,
        Invalid: <TimeField label="Start of shift" defaultValue="02:00" error="We open at 6:00 AM." />,
        Disabled: <TimeField label="Start of shift" defaultValue="14:30" isDisabled />,
        'Read only': <TimeField label="Start of shift" defaultValue="14:30" isReadOnly />,
      }}
    />
  ),
});
