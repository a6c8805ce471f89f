import preview from '@dayfare/storybook/preview';
import { StateSheet } from '../../testing/state-sheet.tsx';
import { Countdown } from './countdown.tsx';

const meta = preview.meta({
  component: Countdown,
  title: 'Components/Countdown/States',
  args: { endsAt: 0, label: '' },
});
const later = (seconds: number) => Date.now() + seconds * 1000;

/** Every state. */
export const All = meta.story({
  render: () => (
    <StateSheet
      states={{
        'In a line': <Countdown endsAt={later(170)} label="You can ask for a new code in" />,
        'Only the time': <Countdown endsAt={later(59)} label="New code in" isLabelHidden />,
        'More than an hour': <Countdown endsAt={later(7384)} label="Open again in" />,
        Hero: <Countdown endsAt={later(180)} label="Your session ends in" size="hero" />,
        'Hero with hours': <Countdown endsAt={later(7384)} label="Open again in" size="hero" />,
        Over: <Countdown endsAt={0} label="Your session ended" size="hero" />,
      }}
    />
  ),
});
