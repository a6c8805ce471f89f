import preview from '@dayfare/storybook/preview';
import { expect } from 'storybook/test';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Skeleton } from './skeleton.tsx';

const meta = preview.meta({ component: Skeleton, title: 'Components/Skeleton', args: { shape: 'text' } });

/** Lines of text, the last one shorter. */
export const Text = meta.story({ args: { shape: 'text', count: 3 } });
/** The hero amount. */
export const Amount = meta.story({ args: { shape: 'amount' } });
/** A button or a field. */
export const Control = meta.story({ args: { shape: 'control' } });
/** Rows of a list. */
export const Rows = meta.story({ args: { shape: 'row', count: 3 } });
/** Bars of a week. */
export const Chart = meta.story({ args: { shape: 'chart' } });

/** A whole screen says "Loading" once, not once a shape. */
export const Screen = meta.story({
  render: () => (
    <Stack gap={5}>
      <Skeleton shape="amount" isAnnounced />
      <Skeleton shape="chart" />
      <Skeleton shape="row" count={4} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')).toHaveLength(1);
  },
});
