import preview from '@dayfare/storybook/preview';
import { StateSheet } from '../../testing/state-sheet.tsx';
import { RelativeTime } from './relative-time.tsx';

const meta = preview.meta({
  component: RelativeTime,
  title: 'Components/Relative time/States',
  args: { date: null },
});
const settings = { now: Date.UTC(2026, 10, 21, 20, 0), timeZone: 'America/New_York' };

/** Every state. */
export const All = meta.story({
  render: () => (
    <StateSheet
      states={{
        Today: <RelativeTime {...settings} date="2026-11-21T15:04:00Z" />,
        Yesterday: <RelativeTime {...settings} date="2026-11-20T15:04:00Z" />,
        'A weekday': <RelativeTime {...settings} date="2026-11-19T15:04:00Z" />,
        'Longer ago': <RelativeTime {...settings} date="2026-10-02T15:04:00Z" />,
        'Another year': <RelativeTime {...settings} date="2025-12-30T15:04:00Z" />,
        Missing: <RelativeTime date={undefined} />,
      }}
    />
  ),
});
