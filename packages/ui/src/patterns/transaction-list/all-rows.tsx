import { Stack } from '../../primitives/stack/stack.tsx';
import type { MoneyStatusKind } from '../money-status/money-status.tsx';
import { type TransactionItem, TransactionRow } from '../transaction-row/transaction-row.tsx';
import { groupByDate } from './group-by-date.ts';
import { GroupHeading } from './group-heading.tsx';

/** Props of the rows, all of them or those near the screen. */
export interface TransactionRowsProps {
  /** In the order to show. */
  items: readonly TransactionItem[];
  /** ISO 4217 code. */
  currency: string;
  /** `none` for no headings. */
  groupBy: 'month' | 'day' | 'none';
  /** What each group comes to, by `YYYY-MM` or `YYYY-MM-DD`. */
  groupNotes?: Readonly<Record<string, string>> | undefined;
  /** Level of the headings. */
  headingLevel: 2 | 3;
  /** Names of the states. */
  statuses: Record<MoneyStatusKind, string>;
}

/** Every row, with the headings of their groups. */
export function AllRows(props: TransactionRowsProps) {
  const { items, groupBy, groupNotes, headingLevel } = props;
  if (groupBy === 'none') return <Rows {...props} />;
  return (
    <Stack gap={5}>
      {groupByDate(items, groupBy).map((group) => (
        <Stack key={group.key} as="section" gap={1}>
          <GroupHeading
            date={group.key}
            groupBy={groupBy}
            level={headingLevel}
            note={groupNotes?.[group.key]}
          />
          <Rows {...props} items={group.items} />
        </Stack>
      ))}
    </Stack>
  );
}

function Rows({ items, currency, statuses }: TransactionRowsProps) {
  return (
    <Stack as="ul" gap={0}>
      {items.map((item) => (
        <li key={item.id}>
          <TransactionRow item={item} currency={currency} statusLabel={statuses[item.status]} />
        </li>
      ))}
    </Stack>
  );
}
