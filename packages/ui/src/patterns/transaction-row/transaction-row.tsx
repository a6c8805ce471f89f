import { ListRow } from '../../components/list-row/list-row.tsx';
import { Amount } from '../../primitives/amount/amount.tsx';
import { type FieldRootProps, fieldRoot } from '../../primitives/field-root.ts';
import type { Icon } from '../../primitives/icon.ts';
import { MoneyStatus, type MoneyStatusKind } from '../money-status/money-status.tsx';

/** One movement of money. */
export interface TransactionItem {
  id: string;
  /** What or where it was: "To Everyday checking". */
  title: string;
  /** One more line: a speed, a last-four. */
  subtitle?: string | undefined;
  icon?: Icon | undefined;
  /** The day it was asked for, `YYYY-MM-DD` in the reader's zone. */
  date: string;
  /** Minor units; negative for what went out. */
  minor: number;
  status: MoneyStatusKind;
  /** Where its details are. */
  href?: string | undefined;
}

export interface TransactionRowProps extends Omit<FieldRootProps, 'ref'> {
  /** The transaction that is shown. */
  item: TransactionItem;
  /** ISO 4217 code. */
  currency: string;
  /** The state in words; the reader's language has words of its own. */
  statusLabel?: string | undefined;
  /** Called with the row, a link or not, when it comes and goes. */
  ref?: ((row: HTMLElement | null) => void) | undefined;
}

/** One movement of money in a list. The list around it (`ul` and `li`) is the caller's. */
export function TransactionRow(props: TransactionRowProps) {
  const { item, currency, statusLabel, ref } = props;
  const { title, subtitle, icon, minor, status, href } = item;
  // A sign would say that money came or went.
  const hasMoved = status !== 'failed' && status !== 'reversed';
  return (
    <ListRow
      {...fieldRoot(props)}
      ref={ref}
      icon={icon}
      title={title}
      subtitle={subtitle}
      trailing={
        <Amount
          minor={minor}
          currency={currency}
          signDisplay={hasMoved ? 'exceptZero' : 'never'}
          tone={hasMoved ? 'default' : 'muted'}
          isStrong={hasMoved}
        />
      }
      status={<MoneyStatus status={status} label={statusLabel} />}
      {...(href === undefined ? {} : { href })}
    />
  );
}
