import preview from '@dayfare/storybook/preview';
import { StateSheet } from '../../testing/state-sheet.tsx';
import { RewardSteps } from './reward-steps.tsx';

const meta = preview.meta({
  component: RewardSteps,
  title: 'Components/Reward steps/States',
  args: { label: '', steps: [], reached: 0 },
});

const steps = [
  { amount: '$15.00', caption: '1 person' },
  { amount: '$30.00', caption: '2 people' },
  { amount: '$50.00', caption: '3 people' },
];

/** From none to all. */
export const All = meta.story({
  render: () => (
    <StateSheet
      states={{
        'None yet': <RewardSteps label="None yet" steps={steps} reached={0} />,
        'One reached': <RewardSteps label="One reached" steps={steps} reached={1} />,
        'The last is next': <RewardSteps label="The last is next" steps={steps} reached={2} />,
        'All reached': <RewardSteps label="All reached" steps={steps} reached={3} />,
      }}
    />
  ),
});
