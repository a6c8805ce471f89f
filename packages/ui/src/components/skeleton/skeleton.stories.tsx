import preview from '@dayfare/storybook/preview';
import { expect } from 'storybook/test';
import { Stack } from '../../primitives/stack/stack.tsx';
import { BarChart } from '../bar-chart/bar-chart.tsx';
import { Skeleton } from './skeleton.tsx';

const meta = preview.meta({ component: Skeleton, title: 'Components/Skeleton', args: { shape: 'text' } });

/** Lines of text, the last one shorter. */
export const Text = meta.story({ args: { shape: 'text', count: 3 } });
/** The hero amount. */
export const Amount = meta.story({ args: { shape: 'amount' } });
/** An illustration. */
export const Picture = meta.story({ args: { shape: 'picture' } });
/** A button or a field. */
export const Control = meta.story({ args: { shape: 'control' } });
/** Rows of a list. */
export const Rows = meta.story({ args: { shape: 'row', count: 3 } });
/** Bars of a week. It is as high as the chart that comes, with the chosen day above it and the button below. */
export const Chart = meta.story({
  args: { shape: 'chart' },
  render: (args) => (
    <Stack gap={5}>
      <Skeleton {...args} />
      <BarChart
        title="Earned each day"
        days={[{ date: '2026-11-20', minor: 4_800 }]}
        currency="USD"
        text={{
          showTable: 'Show as a table',
          showChart: 'Show as a chart',
          day: 'Day',
          amount: 'Amount',
          today: 'Today',
        }}
      />
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    const skeleton = canvasElement.querySelector('[data-loading]')?.getBoundingClientRect().height ?? 0;
    const chart = canvas.getByRole('figure').getBoundingClientRect().height;
    await expect(Math.abs(chart - skeleton)).toBeLessThan(2);
  },
});

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
