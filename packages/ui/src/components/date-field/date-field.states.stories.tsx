import preview from '@dayfare/storybook/preview';
import { Forced, StateSheet } from '../../testing/state-sheet.tsx';
import { DateField } from './date-field.tsx';

const meta = preview.meta({ component: DateField, title: 'Components/Date field/States' });

const keep = () => undefined;
const common = { label: 'Date of birth', onChange: keep };

/** Every state. */
export const All = meta.story({
  args: { ...common, value: null },
  render: () => (
    <StateSheet
      states={{
        Empty: <DateField {...common} value={null} />,
        Filled: <DateField {...common} value="1990-04-12" />,
        'Under the pointer': (
          <Forced state="hovered" of="[role=group]">
            <DateField {...common} value="1990-04-12" />
          </Forced>
        ),
        'With description': <DateField {...common} value={null} description="As on your pay statement." />,
        Optional: <DateField {...common} value={null} isRequired={false} />,
        Invalid: <DateField {...common} value="2030-01-01" error="Enter a date in the past." />,
        'Read only': <DateField {...common} value="1990-04-12" isReadOnly />,
        Disabled: <DateField {...common} value="1990-04-12" isDisabled />,
      }}
    />
  ),
});
