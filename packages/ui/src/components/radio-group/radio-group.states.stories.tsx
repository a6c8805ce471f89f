import preview from '@dayfare/storybook/preview';
import { Forced, StateSheet } from '../../testing/state-sheet.tsx';
import { RadioGroup, type RadioOption } from './radio-group.tsx';

const meta = preview.meta({ component: RadioGroup, title: 'Components/Radio group/States' });

const keep = () => undefined;
const options: RadioOption[] = [
  { value: 'text', label: 'By text message' },
  { value: 'mail', label: 'By email' },
];
const group = (label: string, value: string | null = null) => (
  <RadioGroup label={label} options={options} value={value} onChange={keep} />
);

/** Every state. */
export const All = meta.story({
  args: { label: '', options: [], value: null, onChange: keep },
  render: () => (
    <StateSheet
      states={{
        'At rest': group('One'),
        'Under the pointer': (
          <Forced state="hovered" of="label">
            {group('Two')}
          </Forced>
        ),
        Pressed: (
          <Forced state="pressed" of="label">
            {group('Three')}
          </Forced>
        ),
        Focused: (
          <Forced state="focus-visible" of="label">
            {group('Four', 'text')}
          </Forced>
        ),
        Chosen: group('Five', 'text'),
        Optional: (
          <RadioGroup label="Six" options={options} value={null} onChange={keep} isRequired={false} />
        ),
        'With descriptions': (
          <RadioGroup
            label="Seven"
            description="You can change it later."
            options={options.map((option) => ({ ...option, description: 'At once.' }))}
            value="mail"
            onChange={keep}
          />
        ),
        Invalid: (
          <RadioGroup label="Eight" options={options} value={null} onChange={keep} error="Choose one." />
        ),
        Disabled: <RadioGroup label="Nine" options={options} value="text" onChange={keep} isDisabled />,
      }}
    />
  ),
});
