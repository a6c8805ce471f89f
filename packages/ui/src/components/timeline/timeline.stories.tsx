import preview from '@dayfare/storybook/preview';
import { expect, within } from 'storybook/test';
import { twiceAsLong, unbreakable } from '../../testing/stress-text.tsx';
import { Timeline } from './timeline.tsx';

const meta = preview.meta({
  component: Timeline,
  title: 'Components/Timeline',
  args: {
    label: 'Your card',
    steps: [
      { title: 'Applied', state: 'done', time: 'November 16' },
      { title: 'Printed', state: 'done', time: 'November 18' },
      {
        title: 'Shipped',
        state: 'current',
        time: 'Today',
        description: 'It comes in a plain white envelope.',
      },
      { title: 'Arrived', state: 'upcoming', time: 'By November 27' },
    ] as const,
  },
});

/** What is done, where it is, what comes: by shape, and in words. */
export const OnItsWay = meta.story({
  play: async ({ canvasElement }) => {
    const items = within(within(canvasElement).getByRole('list', { name: 'Your card' })).getAllByRole(
      'listitem',
    );
    await expect(items).toHaveLength(4);
    await expect(items[2]).toHaveAttribute('aria-current', 'step');
    await expect(items[0]).toHaveTextContent(/Applied, (done|hecho|fait)/);
  },
});

/** A step that did not work says what to do. */
export const Failed = meta.story({
  args: {
    label: 'Your transfer',
    steps: [
      { title: 'Sent', state: 'done', time: '9:14 AM' },
      {
        title: 'Refused by the bank',
        state: 'failed',
        time: '9:15 AM',
        description: 'Choose the next-day way: it is free.',
      },
    ],
  },
});

/** More words than room. */
export const LongWords = meta.story({
  args: {
    steps: [
      { title: twiceAsLong('Demande envoyée à la banque'), state: 'done', description: unbreakable },
      { title: unbreakable, state: 'upcoming' },
    ],
  },
});
