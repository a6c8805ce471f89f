import preview from '@dayfare/storybook/preview';
import { expect, within } from 'storybook/test';
import { Box } from '../box/box.tsx';
import { Text } from '../text/text.tsx';
import { Grid, type GridProps } from './grid.tsx';

const tile = (label: string) => (
  <Box key={label} as="li" background="sunken" padding={3} radius="small">
    <Text variant="label">{label}</Text>
  </Box>
);

const meta = preview.meta({
  component: Grid,
  title: 'Primitives/Grid',
  args: { as: 'ul', children: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map(tile) },
});

/** Left edges and widths of the children, rounded, px. */
const boxesIn = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('listitem')
    .map((item) => item.getBoundingClientRect())
    .map(({ left, top, width }) => ({
      left: Math.round(left),
      top: Math.round(top),
      width: Math.round(width),
    }));

/** As many equal columns as fit, with a step of space between them. */
export const EqualColumns = meta.story({
  args: { columns: 'narrow', gap: 2 } satisfies GridProps,
  play: async ({ canvasElement }) => {
    const boxes = boxesIn(canvasElement);
    const widths = boxes.map(({ width }) => width);
    await expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(1);
    const [first, second] = boxes;
    await expect((second?.left ?? 0) - (first?.left ?? 0) - (first?.width ?? 0)).toBe(8);
  },
});

/** Where not even one column has its width, it is as wide as there is room. */
export const NoRoom = meta.story({
  args: { columns: 'wide' } satisfies GridProps,
  render: (args) => (
    <div style={{ inlineSize: 120 }}>
      <Grid {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const boxes = boxesIn(canvasElement);
    await expect(boxes.map(({ width }) => width)).toEqual(boxes.map(() => 120));
    await expect(new Set(boxes.map(({ top }) => top)).size).toBe(boxes.length);
  },
});

/** Two children take the whole line, though there would be room for more. */
export const Filling = meta.story({
  args: {
    columns: 'narrow',
    isFilling: true,
    children: ['Instant', 'Next day'].map(tile),
  } satisfies GridProps,
});
