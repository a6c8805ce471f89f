import preview from '@dayfare/storybook/preview';
import { Forced, StateSheet } from '../../testing/state-sheet.tsx';
import { Slider } from './slider.tsx';

const meta = preview.meta({ component: Slider, title: 'Components/Slider/States' });

const keep = () => undefined;
const slider = (label: string, value = 40) => (
  <Slider label={label} value={value} onChange={keep} suffix="%" />
);
const thumb = '[data-part=thumb]';

/** Every state. */
export const All = meta.story({
  args: { label: '', value: 0, onChange: keep },
  render: () => (
    <StateSheet
      states={{
        'At the beginning': slider('One', 0),
        'In the middle': slider('Two'),
        'At the end': slider('Three', 100),
        'Under the pointer': (
          <Forced state="hovered" of={thumb}>
            {slider('Four')}
          </Forced>
        ),
        Focused: (
          <Forced state="focus-visible" of={thumb}>
            {slider('Five')}
          </Forced>
        ),
        'With description': <Slider label="Six" value={40} onChange={keep} description="Of each pay." />,
        Invalid: <Slider label="Seven" value={90} onChange={keep} error="At most 80 percent now." />,
        Disabled: <Slider label="Eight" value={40} onChange={keep} isDisabled />,
      }}
    />
  ),
});
