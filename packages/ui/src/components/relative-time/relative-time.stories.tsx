import preview from '@dayfare/storybook/preview';
import { expect, within } from 'storybook/test';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { RelativeTime } from './relative-time.tsx';

const now = Date.UTC(2026, 10, 21, 20, 0);
const meta = preview.meta({
  component: RelativeTime,
  title: 'Components/Relative time',
  args: { date: '2026-11-21T15:04:00Z', now, timeZone: 'America/New_York' },
  render: (args) => (
    <Text as="div">
      <RelativeTime {...args} />
    </Text>
  ),
});

/** Today, yesterday, a weekday, a day of a month, and nothing. */
export const Labels = meta.story({
  tags: ['ui-014'],
  render: (args) => (
    <Stack gap={2}>
      {['21', '20', '19', '18', '17'].map((day) => (
        <Text key={day} as="div">
          <RelativeTime {...args} date={`2026-11-${day}T15:04:00Z`} />
        </Text>
      ))}
      <Text as="div">
        <RelativeTime {...args} date={null} />
      </Text>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const shown = [...canvasElement.querySelectorAll('time')].map((time) =>
      time.textContent?.replace(/\s/g, ' '),
    );
    await expect(shown).toEqual([
      'Today at 10:04 AM',
      'Yesterday at 10:04 AM',
      'Thursday at 10:04 AM',
      'Wednesday at 10:04 AM',
      'November 17 at 10:04 AM',
      'N/A',
    ]);
  },
});

/** Within a sentence it begins small. */
export const InASentence = meta.story({
  render: (args) => (
    <Text>
      Last updated <RelativeTime {...args} isInSentence />.
    </Text>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^today at/)).toBeVisible();
  },
});

/** In Spanish, where one o'clock is singular. */
export const Spanish = meta.story({ globals: { language: 'es' }, args: { date: '2026-11-20T18:30:00Z' } });
