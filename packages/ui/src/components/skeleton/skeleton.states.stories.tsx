import preview from '@dayfare/storybook/preview';
import { StateSheet } from '../../testing/state-sheet.tsx';
import { Skeleton } from './skeleton.tsx';

const meta = preview.meta({
  component: Skeleton,
  title: 'Components/Skeleton/States',
  args: { shape: 'text' },
});

/** Every shape. */
export const AllStates = meta.story({
  render: () => (
    <StateSheet
      states={{
        'one line': <Skeleton shape="text" />,
        'three lines': <Skeleton shape="text" count={3} />,
        amount: <Skeleton shape="amount" />,
        'button or field': <Skeleton shape="control" />,
        rows: <Skeleton shape="row" count={2} />,
        chart: <Skeleton shape="chart" />,
        illustration: <Skeleton shape="picture" />,
      }}
    />
  ),
});
