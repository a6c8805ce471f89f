import preview from '@dayfare/storybook/preview';
import { StateSheet } from '../../testing/state-sheet.tsx';
import { ProgressBar } from './progress-bar.tsx';

const meta = preview.meta({
  component: ProgressBar,
  title: 'Components/Progress bar/States',
  args: { label: '', value: 0 },
});

/** From nothing to done, in a percentage and in words. */
export const AllStates = meta.story({
  render: () => (
    <StateSheet
      states={{
        start: <ProgressBar label="Start" value={0} />,
        little: <ProgressBar label="Little" value={3} />,
        part: <ProgressBar label="Part" value={60} />,
        done: <ProgressBar label="Done" value={100} />,
        words: (
          <ProgressBar label="Configuration de votre compte" value={2} max={4} valueText="Étape 2 sur 4" />
        ),
      }}
    />
  ),
});
