import preview from '@dayfare/storybook/preview';
import { StateSheet } from '../../testing/state-sheet.tsx';
import { accented, twiceAsLong, unbreakable } from '../../testing/stress-text.tsx';
import { MoneyStatus } from './money-status.tsx';

const meta = preview.meta({
  component: MoneyStatus,
  title: 'Patterns/Money status/States',
  args: { status: 'pending' },
});

const set = () => (
  <StateSheet
    states={{
      Pending: <MoneyStatus status="pending" />,
      Settled: <MoneyStatus status="settled" />,
      Partly: <MoneyStatus status="partly" />,
      Failed: <MoneyStatus status="failed" />,
      Reversed: <MoneyStatus status="reversed" />,
      'Over limit': <MoneyStatus status="overLimit" />,
    }}
  />
);

/** The states of money as one set. */
export const All = meta.story({ render: set });

/** The set in Spanish. */
export const Spanish = meta.story({ globals: { language: 'es' }, render: set });

/** The set in Canadian French, in the dark scheme. */
export const CanadianFrench = meta.story({ globals: { language: 'fr', scheme: 'dark' }, render: set });

/** Words at twice their length, and one that offers no place to break. */
export const ManyWords = meta.story({
  render: () => (
    <StateSheet
      states={{
        Long: <MoneyStatus status="failed" label={accented(twiceAsLong('Did not go through'))} />,
        Unbreakable: <MoneyStatus status="partly" label={unbreakable} />,
      }}
    />
  ),
});
