import preview from '@dayfare/storybook/preview';
import { StateSheet } from '../../testing/state-sheet.tsx';
import { DatePicker } from './date-picker.tsx';

const meta = preview.meta({
  component: DatePicker,
  title: 'Components/Date picker/States',
  args: { label: '' },
});

/** Every state. */
export const All = meta.story({
  render: () => (
    <StateSheet
      states={{
        Empty: <DatePicker label="Day of the transfer" />,
        Filled: <DatePicker label="Day of the transfer" defaultValue="2026-11-23" />,
        Optional: <DatePicker label="Day of the transfer" isRequired={false} />,
        'With description': (
          <DatePicker label="Day of the transfer" description="Banks work Monday to Friday." />
        ),
        Invalid: (
          <DatePicker label="Day of the transfer" defaultValue="2026-11-21" error="Choose a working day." />
        ),
        Disabled: <DatePicker label="Day of the transfer" defaultValue="2026-11-23" isDisabled />,
        'Read only': <DatePicker label="Day of the transfer" defaultValue="2026-11-23" isReadOnly />,
      }}
    />
  ),
});
