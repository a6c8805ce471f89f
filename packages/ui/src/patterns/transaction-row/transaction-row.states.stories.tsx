import preview from '@dayfare/storybook/preview';
import { Forced, StateSheet } from '../../testing/state-sheet.tsx';
import { twiceAsLong, unbreakable } from '../../testing/stress-text.tsx';
import { type TransactionItem, TransactionRow } from './transaction-row.tsx';

const item: TransactionItem = {
  id: '1',
  title: 'To Everyday checking',
  date: '2026-11-20',
  minor: -4_000,
  status: 'settled',
  href: '#details',
};
const row = (more: Partial<TransactionItem> = {}) => (
  <TransactionRow item={{ ...item, ...more }} currency="USD" />
);

const meta = preview.meta({
  component: TransactionRow,
  title: 'Patterns/Transaction row/States',
  args: { item, currency: 'USD' },
});

/** Every state. */
export const All = meta.story({
  render: () => (
    <StateSheet
      states={{
        'At rest': row(),
        'Under the pointer': (
          <Forced state="hovered" of="a">
            {row()}
          </Forced>
        ),
        Pressed: (
          <Forced state="pressed" of="a">
            {row()}
          </Forced>
        ),
        Focused: (
          <Forced state="focus-visible" of="a">
            {row()}
          </Forced>
        ),
        Pending: row({ status: 'pending' }),
        Partly: row({ status: 'partly' }),
        Failed: row({ status: 'failed' }),
        Reversed: row({ status: 'reversed', minor: 4_000 }),
        'Without details': row({ href: undefined }),
        'Long words': row({ title: twiceAsLong('To Everyday checking'), subtitle: unbreakable }),
        'A large amount': row({ minor: -123_456_789 }),
      }}
    />
  ),
});
