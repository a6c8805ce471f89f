import preview from '@dayfare/storybook/preview';
import { StateSheet } from '../../testing/state-sheet.tsx';
import { twiceAsLong, unbreakable } from '../../testing/stress-text.tsx';
import { HowIsThisWorkedOut, type HowIsThisWorkedOutProps } from './how-is-this-worked-out.tsx';

const args: HowIsThisWorkedOutProps = {
  currency: 'USD',
  earnedMinor: 54_050,
  withheldMinor: 27_025,
  takenMinor: 8_000,
  feesMinor: 299,
  availableMinor: 18_726,
  updatedAt: '2026-11-21T11:00:00Z',
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
  },
};

const meta = preview.meta({
  component: HowIsThisWorkedOut,
  title: 'Patterns/How is this worked out/States',
  args,
});

/** Every state. */
export const All = meta.story({
  render: () => (
    <StateSheet
      states={{
        Closed: <HowIsThisWorkedOut {...args} defaultExpanded={false} />,
        Open: <HowIsThisWorkedOut {...args} />,
        'With a limit': <HowIsThisWorkedOut {...args} limitMinor={10_000} availableMinor={10_000} />,
        'With an adjustment': <HowIsThisWorkedOut {...args} availableMinor={18_000} />,
        'Nothing to take': (
          <HowIsThisWorkedOut
            {...args}
            earnedMinor={0}
            withheldMinor={0}
            takenMinor={0}
            feesMinor={0}
            availableMinor={0}
          />
        ),
        'Long words': (
          <HowIsThisWorkedOut
            {...args}
            text={{
              ...args.text,
              question: twiceAsLong('How is this worked out?'),
              earned: unbreakable,
              notes: { withheld: twiceAsLong('Half of what you earn, so that your payday is never empty.') },
            }}
          />
        ),
      }}
    />
  ),
});
