import preview from '@dayfare/storybook/preview';
import { Forced, StateSheet } from '../../testing/state-sheet.tsx';
import { CheckboxGroup, type CheckboxOption } from './checkbox-group.tsx';

const meta = preview.meta({ component: CheckboxGroup, title: 'Components/Checkbox group/States' });

const keep = () => undefined;
const options: CheckboxOption[] = [
  { value: 'pay', label: 'Payday' },
  { value: 'low', label: 'Low balance' },
];
const group = (label: string, value: string[] = []) => (
  <CheckboxGroup label={label} options={options} value={value} onChange={keep} allLabel="All notices" />
);

/** Every state. */
export const All = meta.story({
  args: { label: '', options: [], value: [], onChange: keep },
  render: () => (
    <StateSheet
      states={{
        'None ticked': group('One'),
        'Some ticked': group('Two', ['pay']),
        'All ticked': group('Three', ['pay', 'low']),
        'Under the pointer': (
          <Forced state="hovered" of="label">
            {group('Four')}
          </Forced>
        ),
        Pressed: (
          <Forced state="pressed" of="label">
            {group('Five')}
          </Forced>
        ),
        Focused: (
          <Forced state="focus-visible" of="label">
            {group('Six')}
          </Forced>
        ),
        'Without a box of all': (
          <CheckboxGroup label="Seven" options={options} value={['low']} onChange={keep} isRequired={false} />
        ),
        Invalid: (
          <CheckboxGroup
            label="Eight"
            options={options}
            value={[]}
            onChange={keep}
            error="Tick at least one."
          />
        ),
        Disabled: (
          <CheckboxGroup
            label="Nine"
            options={options}
            value={['pay']}
            onChange={keep}
            allLabel="All"
            isDisabled
          />
        ),
      }}
    />
  ),
});
