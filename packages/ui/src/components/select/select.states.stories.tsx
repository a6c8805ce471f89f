import preview from '@dayfare/storybook/preview';
import { Forced, StateSheet } from '../../testing/state-sheet.tsx';
import { type Option, Select } from './select.tsx';

const meta = preview.meta({ component: Select, title: 'Components/Select/States' });

const options: Option[] = [
  { value: 'rent', label: 'Rent' },
  { value: 'food', label: 'Groceries' },
];
const keep = () => undefined;

/** Every state of the button. */
export const All = meta.story({
  args: { label: '', options: [], value: null, onChange: keep },
  render: () => (
    <StateSheet
      states={{
        Empty: <Select label="What for?" options={options} value={null} onChange={keep} />,
        Chosen: <Select label="What for?" options={options} value="rent" onChange={keep} />,
        'Under the pointer': (
          <Forced state="hovered">
            <Select label="What for?" options={options} value="rent" onChange={keep} />
          </Forced>
        ),
        Pressed: (
          <Forced state="pressed">
            <Select label="What for?" options={options} value="rent" onChange={keep} />
          </Forced>
        ),
        Focused: (
          <Forced state="focus-visible">
            <Select label="What for?" options={options} value="rent" onChange={keep} />
          </Forced>
        ),
        Optional: (
          <Select label="What for?" options={options} value={null} onChange={keep} isRequired={false} />
        ),
        'With description': (
          <Select
            label="What for?"
            options={options}
            value="food"
            onChange={keep}
            description="Only you see it."
          />
        ),
        Invalid: (
          <Select
            label="What for?"
            options={options}
            value={null}
            onChange={keep}
            error="Choose what it is for."
          />
        ),
        Disabled: <Select label="What for?" options={options} value="rent" onChange={keep} isDisabled />,
      }}
    />
  ),
});
