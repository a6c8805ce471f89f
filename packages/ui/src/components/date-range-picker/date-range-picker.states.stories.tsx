import preview from '@dayfare/storybook/preview';
import { StateSheet } from '../../testing/state-sheet.tsx';
import { DateRangePicker } from './date-range-picker.tsx';

const meta = preview.meta({
  component: DateRangePicker,
  title: 'Components/Date range picker/States',
  args: { label: '' },
});

const november = { start: '2026-11-01', end: '2026-11-30' };

/** Every state. */
export const All = meta.story({
  render: () => (
    <StateSheet
      states={{
        Empty: <DateRangePicker label="From when to when?" />,
        Filled: <DateRangePicker label="From when to when?" defaultValue={november} />,
        Optional: <DateRangePicker label="From when to when?" isRequired={false} />,
        'With description': <DateRangePicker label="From when to when?" description="At most a year." />,
        Invalid: (
          <DateRangePicker
            label="From when to when?"
            defaultValue={november}
            error="Choose days in the past."
          />
        ),
        Disabled: <DateRangePicker label="From when to when?" defaultValue={november} isDisabled />,
        'Read only': <DateRangePicker label="From when to when?" defaultValue={november} isReadOnly />,
      }}
    />
  ),
});
