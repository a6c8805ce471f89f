import preview from '@dayfare/storybook/preview';
import { StateSheet } from '../../testing/state-sheet.tsx';
import { StepMarkers } from './step-markers.tsx';

const steps = ['Phone', 'About you', 'Address'];
const meta = preview.meta({
  component: StepMarkers,
  title: 'Components/Step markers/States',
  args: { label: '', steps, current: 1 },
});

/** Every state. */
export const All = meta.story({
  render: () => (
    <StateSheet
      states={{
        'At the first': <StepMarkers label="At the first" steps={steps} current={1} />,
        'In the middle': <StepMarkers label="In the middle" steps={steps} current={2} />,
        'At the last': <StepMarkers label="At the last" steps={steps} current={3} />,
        'All done': <StepMarkers label="All done" steps={steps} current={4} />,
        'Without words': <StepMarkers label="Without words" steps={steps} current={2} isCaptionHidden />,
        'A single step': <StepMarkers label="A single step" steps={['Review']} current={1} />,
      }}
    />
  ),
});
