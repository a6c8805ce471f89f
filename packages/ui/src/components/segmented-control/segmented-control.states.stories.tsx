import preview from '@dayfare/storybook/preview';
import { CalendarDays, List } from 'lucide-react';
import { Forced, StateSheet } from '../../testing/state-sheet.tsx';
import { type Segment, SegmentedControl } from './segmented-control.tsx';

const meta = preview.meta({ component: SegmentedControl, title: 'Components/Segmented control/States' });

const keep = () => undefined;
const segments: Segment[] = [
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
  { value: 'year', label: 'Year' },
];
const control = (label: string) => (
  <SegmentedControl label={label} segments={segments} value="week" onChange={keep} />
);

/** Every state. */
export const All = meta.story({
  args: { label: '', segments: [], value: '', onChange: keep },
  render: () => (
    <StateSheet
      states={{
        'At rest': control('One'),
        'Under the pointer': (
          <Forced state="hovered" of="button:nth-child(2)">
            {control('Two')}
          </Forced>
        ),
        Pressed: (
          <Forced state="pressed" of="button:nth-child(2)">
            {control('Three')}
          </Forced>
        ),
        Focused: (
          <Forced state="focus-visible" of="button:nth-child(2)">
            {control('Four')}
          </Forced>
        ),
        'Chosen and focused': <Forced state="focus-visible">{control('Five')}</Forced>,
        'With icons': (
          <SegmentedControl
            label="Six"
            segments={[
              { value: 'list', label: 'List', icon: List },
              { value: 'calendar', label: 'Calendar', icon: CalendarDays },
            ]}
            value="calendar"
            onChange={keep}
          />
        ),
        'One disabled': (
          <SegmentedControl
            label="Seven"
            segments={segments.map((one) => ({ ...one, isDisabled: one.value === 'year' }))}
            value="week"
            onChange={keep}
          />
        ),
        Disabled: (
          <SegmentedControl label="Eight" segments={segments} value="week" onChange={keep} isDisabled />
        ),
      }}
    />
  ),
});
