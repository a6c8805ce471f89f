import preview from '@dayfare/storybook/preview';
import { expect, within } from 'storybook/test';
import { Box } from '../box/box.tsx';
import { Text } from '../text/text.tsx';
import { Inline, type InlineProps } from './inline.tsx';

const tile = (label: string) => (
  <Box key={label} as="li" background="sunken" padding={3} radius="small">
    <Text variant="label">{label}</Text>
  </Box>
);

const meta = preview.meta({
  component: Inline,
  title: 'Primitives/Inline',
  args: { as: 'ul', children: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map(tile) },
});

/** Children keep their width; lines break where there is no room, with the same space between them. */
export const Lines = meta.story({
  render: (args) => (
    <div style={{ inlineSize: 240 }}>
      <Inline {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const boxes = within(canvasElement)
      .getAllByRole('listitem')
      .map((item) => item.getBoundingClientRect());
    const tops = [...new Set(boxes.map(({ top }) => top))];
    await expect(tops.length).toBeGreaterThan(1);
    const height = boxes[0]?.height ?? 0;
    await expect(Math.round((tops[1] ?? 0) - (tops[0] ?? 0) - height)).toBe(8);
    await expect(Math.max(...boxes.map(({ right }) => right)) - (boxes[0]?.left ?? 0)).toBeLessThanOrEqual(
      240,
    );
  },
});

/** A name and its value at two ends, on two lines where the words are long. */
export const TwoEnds = meta.story({
  args: { as: 'div', gap: 4, justify: 'between', align: 'baseline' } satisfies InlineProps,
  render: (args) => (
    <Inline {...args}>
      <Text variant="heading">Activity</Text>
      <Text variant="label" tone="muted">
        See all
      </Text>
    </Inline>
  ),
});
