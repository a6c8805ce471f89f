import preview from '@dayfare/storybook/preview';
import { StateSheet } from '../../testing/state-sheet.tsx';
import { TimeDisplay } from './time-display.tsx';

const meta = preview.meta({ component: TimeDisplay, title: 'Components/Time display/States' });

/** Every state. */
export const All = meta.story({
  render: () => (
    <StateSheet
      states={{
        Empty: <TimeDisplay />,
        Seconds: <TimeDisplay seconds={9} />,
        Hours: <TimeDisplay seconds={25_500} />,
        'More than a hundred': <TimeDisplay seconds={450_061} />,
      }}
    />
  ),
});
