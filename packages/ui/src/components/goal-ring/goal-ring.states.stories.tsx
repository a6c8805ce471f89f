import preview from '@dayfare/storybook/preview';
import { Plane } from 'lucide-react';
import { Amount } from '../../primitives/amount/amount.tsx';
import { Box } from '../../primitives/box/box.tsx';
import { StateSheet } from '../../testing/state-sheet.tsx';
import { GoalRing, type GoalRingProps } from './goal-ring.tsx';

const meta = preview.meta({
  component: GoalRing,
  title: 'Components/Goal ring/States',
  args: { label: '', saved: 0, target: 100, valueText: '' },
});

const ring = (label: string, saved: number, size: GoalRingProps['size'] = 'large') => (
  <Box background="surface" padding={4} radius="card">
    <GoalRing label={label} saved={saved} target={600_00} valueText={`${saved} of 60000`} size={size}>
      {size === 'small' ? <Plane size={20} /> : <Amount minor={saved} currency="USD" isStrong />}
    </GoalRing>
  </Box>
);

/** Nothing, a little, some, nearly all and all of it, large and in a row. */
export const All = meta.story({
  render: () => (
    <StateSheet
      states={{
        Nothing: ring('Nothing', 0),
        'A little': ring('A little', 1),
        Halfway: ring('Halfway', 325_00),
        'All but a cent': ring('All but a cent', 599_99),
        Achieved: ring('Achieved', 600_00),
        'In a row': ring('In a row', 325_00, 'small'),
      }}
    />
  ),
});
