import preview from '@dayfare/storybook/preview';
import { expect, within } from 'storybook/test';
import { Amount } from '../../primitives/amount/amount.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { GoalRing } from './goal-ring.tsx';

const meta = preview.meta({
  component: GoalRing,
  title: 'Components/Goal ring',
  args: {
    ...{ label: 'Trip to Lisbon', saved: 325_00, target: 600_00, valueText: '$325.00 of $600.00' },
    children: (
      <>
        <Amount minor={325_00} currency="USD" size="title" />
        <Text variant="caption" tone="muted">
          of $600.00
        </Text>
      </>
    ),
  },
});

/** The amount in the middle, and how much of the goal that is around it. */
export const Some = meta.story({
  play: async ({ canvasElement }) => {
    const meter = within(canvasElement).getByRole('progressbar', { name: 'Trip to Lisbon' });
    await expect(meter).toHaveAttribute('aria-valuenow', '54');
    await expect(meter).toHaveAttribute('aria-valuetext', '$325.00 of $600.00');
  },
});

/** Halfway was just reached: dots burst from the ring, and are gone. */
export const Celebrated = meta.story({
  args: { isCelebrated: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(2);
  },
});

/** Nothing yet: the track alone. */
export const Nothing = meta.story({
  args: { saved: 0, valueText: '$0.00 of $600.00' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('circle')).toHaveLength(1);
  },
});
