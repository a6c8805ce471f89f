import preview from '@dayfare/storybook/preview';
import { expect, within } from 'storybook/test';
import { Box } from '../box/box.tsx';
import { Inline } from '../inline/inline.tsx';
import { Text } from '../text/text.tsx';
import { Stack, type StackProps } from './stack.tsx';

const tile = (label: string) => (
  <Box key={label} as="li" background="sunken" padding={3} radius="small">
    <Text variant="label">{label}</Text>
  </Box>
);

const meta = preview.meta({
  component: Stack,
  title: 'Primitives/Stack',
  args: { as: 'ul', children: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map(tile) },
});

/** A column; the space between its children is a step of the scale. */
export const Column = meta.story({
  args: { gap: 2 },
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('listitem');
    const bottom = first?.getBoundingClientRect().bottom ?? 0;
    await expect((second?.getBoundingClientRect().top ?? 0) - bottom).toBe(8);
  },
});

/** Beside a button in an `Inline`, until it would get too narrow: then the button moves below. */
export const MinWidth = meta.story({
  render: () => (
    <Stack gap={5}>
      {['45%', '100%'].map((inlineSize) => (
        <div key={inlineSize} style={{ inlineSize }}>
          <Inline>
            <Stack isGrowing minWidth="narrow">
              <Text>Search</Text>
            </Stack>
            <Text>Filter</Text>
          </Inline>
        </div>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const [narrow, wide] = within(canvasElement)
      .getAllByText('Filter')
      .map((filter, at) => {
        const search = within(canvasElement).getAllByText('Search')[at];
        return filter.getBoundingClientRect().top - (search?.getBoundingClientRect().top ?? 0);
      });
    await expect(narrow).toBeGreaterThan(0);
    await expect(wide).toBe(0);
  },
});

/** A row in which the children share the width. */
export const Row = meta.story({
  args: { direction: 'row', gap: 2, children: ['Monday', 'Friday'].map(tile) } satisfies StackProps,
});

/** Two ends of a row. */
export const Between = meta.story({
  args: { as: 'div', direction: 'row', justify: 'between', align: 'baseline' } satisfies StackProps,
  render: (args) => (
    <Stack {...args}>
      <Text variant="heading">Activity</Text>
      <Text variant="label" tone="muted">
        See all
      </Text>
    </Stack>
  ),
});
