import { ListRow } from '../../components/list-row/list-row.tsx';
import { Amount } from '../../primitives/amount/amount.tsx';
import type { Icon } from '../../primitives/icon.ts';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import { MoneyStatus, type MoneyStatusKind } from '../money-status/money-status.tsx';

/** A movement of money. */
export interface TransactionItem {
  id: string;
  /** What or where it was: "To Everyday checking". */
  title: string;
  /** A second line: a speed, the last four digits. */
  subtitle?: string | undefined;
  icon?: Icon | undefined;
  /** The day it was requested, `YYYY-MM-DD` in the reader's time zone. */
  date: string;
  /** Minor units; negative for outgoing money. */
  minor: number;
  status: MoneyStatusKind;
  /** Text for the state, where it needs more than the list's name for it: "Being checked". */
  statusLabel?: string | undefined;
  /** URL of its details. */
  href?: string | undefined;
  /**
   * Whether its details are shown beside the list.
   * @default false
   */
  isCurrent?: boolean | undefined;
}

export interface TransactionRowProps extends Omit<RootProps, 'ref'> {
  /** The transaction to show. */
  item: TransactionItem;
  /** ISO 4217 code. */
  currency: string;
  /** Text for the state, if the built-in one does not fit. */
  statusLabel?: string | undefined;
  /** Ref of the row's element, whether or not it is a link. */
  ref?: ((row: HTMLElement | null) => void) | undefined;
}

/** A movement of money in a list. The caller renders the surrounding list (`ul` and `li`). */
export function TransactionRow(props: TransactionRowProps) {
  const { item, currency, statusLabel, ref } = props;
  const { title, subtitle, icon, minor, status, href, isCurrent } = item;
  // A sign would say that money came or went.
  const hasMoved = status !== 'failed' && status !== 'reversed';
  return (
    <ListRow
      {...rootProps(props)}
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
      status={<MoneyStatus status={status} label={item.statusLabel ?? statusLabel} />}
      {...(href === undefined ? {} : { href, 'aria-current': isCurrent ? 'true' : undefined })}
    />
  );
}
