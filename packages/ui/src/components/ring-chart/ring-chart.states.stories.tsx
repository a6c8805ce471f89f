import preview from '@dayfare/storybook/preview';
import { Box } from '../../primitives/box/box.tsx';
import { StateSheet } from '../../testing/state-sheet.tsx';
import { RingChart } from './ring-chart.tsx';

const text = { total: 'In all', part: 'Part', amount: 'Amount', share: 'Share' };
const meta = preview.meta({
  component: RingChart,
  title: 'Components/Ring chart/States',
  args: { title: '', parts: [], currency: 'USD', text },
});
const chart = (title: string, ...minors: number[]) => (
  <Box background="surface" padding={4} radius="card">
    <RingChart
      title={title}
      currency="USD"
      text={text}
      parts={minors.map((minor, index) => ({ label: `Part ${index + 1}`, minor }))}
    />
  </Box>
);

/** One part to five, alike and unlike, and none. */
export const All = meta.story({
  render: () => (
    <StateSheet
      states={{
        'Two alike': chart('Two alike', 5000, 5000),
        'Five alike': chart('Five alike', 1000, 1000, 1000, 1000, 1000),
        'One large': chart('One large', 98_000, 1_000, 1_000),
        'One only': chart('One only', 5000),
        None: chart('None', 0, 0),
      }}
    />
  ),
});
