import preview from '@dayfare/storybook/preview';
import { expect, within } from 'storybook/test';
import { expectNoOverflow } from '../../testing/play.tsx';
import { twiceAsLong, unbreakable } from '../../testing/stress-text.tsx';
import { RewardSteps } from './reward-steps.tsx';

const meta = preview.meta({
  component: RewardSteps,
  title: 'Components/Reward steps',
  args: {
    label: 'Your rewards',
    steps: [
      { amount: '$15.00', caption: '1 person' },
      { amount: '$30.00', caption: '2 people' },
      { amount: '$50.00', caption: '3 people' },
    ],
    reached: 1,
  },
});

/** The first is reached, and the second is next. */
export const First = meta.story({
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Your rewards' });
    const items = within(list).getAllByRole('listitem');
    await expect(items).toHaveLength(3);
    await expect(items[1]).toHaveAttribute('aria-current', 'step');
    await expectNoOverflow(list);
  },
});

/** Nothing yet: the first is next. */
export const None = meta.story({ args: { reached: 0 } });

/** All of it. */
export const All = meta.story({
  args: { reached: 3 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-state="done"]')).toHaveLength(3);
  },
});

/** Long words, one of which offers no place to break, on a narrow phone. */
export const LongWords = meta.story({
  args: {
    steps: [
      { amount: '$1,500.00', caption: twiceAsLong('1 person') },
      { amount: '$3,000.00', caption: unbreakable },
      { amount: '$5,000.00', caption: '3 personnes' },
    ],
  },
  decorators: [(story) => <div style={{ maxInlineSize: '288px' }}>{story()}</div>],
  play: async ({ canvasElement }) => {
    await expectNoOverflow(within(canvasElement).getByRole('list'));
  },
});
