import preview from '@dayfare/storybook/preview';
import { expect, within } from 'storybook/test';
import { Text } from '../../primitives/text/text.tsx';
import { TimeDisplay } from './time-display.tsx';

const meta = preview.meta({
  component: TimeDisplay,
  title: 'Components/Time display',
  args: { seconds: 25_500 },
  render: (args) => (
    <Text as="div">
      <TimeDisplay {...args} />
    </Text>
  ),
});

/** As a clock for the eye, in words for the ear. */
export const Hours = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('07:05:00')).toBeVisible();
    await expect(canvas.getByText('7 hours, 5 minutes')).toBeInTheDocument();
  },
});

/** Nothing there. */
export const Empty = meta.story({
  args: { seconds: undefined },
  tags: ['ui-016'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('00:00:00')).toBeVisible();
    await expect(canvasElement.querySelector('[data-empty]')).not.toBeNull();
  },
});

/** More than a hundred hours. */
export const ManyHours = meta.story({ args: { seconds: 450_061 } });
