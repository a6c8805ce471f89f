import preview from '@dayfare/storybook/preview';
import { expect, userEvent } from 'storybook/test';
import { HowIsThisWorkedOut } from './how-is-this-worked-out.tsx';

const meta = preview.meta({
  component: HowIsThisWorkedOut,
  title: 'Patterns/How is this worked out',
  argTypes: { updatedAt: { control: 'date' }, nextUpdateAt: { control: 'date' } },
  args: {
    currency: 'USD',
    earnedMinor: 54_050,
    withheldMinor: 27_025,
    takenMinor: 8_000,
    feesMinor: 299,
    availableMinor: 18_726,
    updatedAt: '2026-11-21T11:00:00Z',
    nextUpdateAt: '2026-11-22T11:00:00Z',
    timeZone: 'America/New_York',
    defaultExpanded: true,
    text: {
      question: 'How is this worked out?',
      earned: 'Earned so far',
      withheld: 'Kept for taxes and deductions',
      taken: 'Already taken',
      fees: 'Fees',
      adjustment: 'Other adjustments',
      left: 'Left of your pay',
      limit: 'Most you can take at once',
      available: 'You can take now',
      updated: 'Last updated',
      nextUpdate: 'Next update',
      notes: { withheld: 'Half of what you earn, so that your payday is never empty.' },
    },
  },
});

/** A sum that can be checked by hand. */
export const Sum = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(5);
    await expect(canvas.getAllByRole('definition').at(-1)).toHaveTextContent('$187.26');
  },
});

/** A limit decides: what is left and the limit show both. */
export const Limited = meta.story({ args: { limitMinor: 10_000, availableMinor: 10_000 } });

/** Something else counts too: it has a line of its own, and the sum stays right. */
export const Adjusted = meta.story({ args: { availableMinor: 18_000 } });

/** Closed, as it is on the home. */
export const Closed = meta.story({
  args: { defaultExpanded: false },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'How is this worked out?' }));
    await expect(canvas.getByText('Earned so far')).toBeVisible();
  },
});
