import preview from '@dayfare/storybook/preview';
import { fn } from 'storybook/test';
import { accented, twiceAsLong, unbreakable } from '../../testing/stress-text.tsx';
import { noFilters, TransactionFilters, type TransactionFiltersProps } from './transaction-filters.tsx';

const args: TransactionFiltersProps = {
  isOpen: true,
  onClose: fn(),
  value: noFilters,
  onApply: fn(),
  currency: 'USD',
  sorts: [{ value: 'newest', label: 'Newest first' }],
  timeFrames: [{ value: 'week', label: 'Last 7 days' }],
  statuses: [{ value: 'a', label: 'On its way' }],
  types: [{ value: 'bank', label: 'Bank' }],
  instruments: [{ value: '17', label: 'Everyday checking' }],
};

const meta = preview.meta({
  component: TransactionFilters,
  title: 'Patterns/Transaction filters/States',
  args,
});

/** No filter in use. */
export const None = meta.story();

/** All of them in use, in the dark scheme. */
export const AllInUse = meta.story({
  globals: { scheme: 'dark' },
  args: {
    value: {
      minMinor: 1_000,
      maxMinor: 4_025,
      timeFrame: 'week',
      statuses: ['a'],
      types: ['bank'],
      instruments: ['17'],
      sort: null,
    },
  },
});

/** Words at twice their length, and one that offers no place to break. */
export const ManyWords = meta.story({
  args: {
    text: { title: accented(twiceAsLong('Filter transactions')), statuses: twiceAsLong('Status of it') },
    statuses: [{ value: 'a', label: unbreakable }],
  },
});
