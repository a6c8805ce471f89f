import preview from '@dayfare/storybook/preview';
import { StateSheet } from '../../testing/state-sheet.tsx';
import { Timeline, type TimelineState } from './timeline.tsx';

const meta = preview.meta({
  component: Timeline,
  title: 'Components/Timeline/States',
  args: { label: '', steps: [] },
});
const states: TimelineState[] = ['done', 'current', 'upcoming', 'failed'];

/** Every state, and all in a row. */
export const All = meta.story({
  render: () => (
    <StateSheet
      states={{
        ...Object.fromEntries(
          states.map((state) => [
            state,
            <Timeline key={state} label={state} steps={[{ title: 'A step', state, time: 'Today' }]} />,
          ]),
        ),
        'All in a row': (
          <Timeline
            label="All in a row"
            steps={states.map((state) => ({ title: `It is ${state}`, state }))}
          />
        ),
      }}
    />
  ),
});
