import type { LucideIcon } from 'lucide-react';
import { ListRow } from '../../components/list-row/list-row.tsx';
import { Amount } from '../../primitives/amount/amount.tsx';
import { MoneyStatus, type MoneyStatusKind } from '../money-status/money-status.tsx';

/** One movement of money. */
export interface TransactionItem {
  id: string;
  /** What or where it was: "To Everyday checking". */
  title: string;
  /** One more line: a speed, a last-four. */
  subtitle?: string | undefined;
  icon?: LucideIcon | undefined;
  /** The day it was asked for, `YYYY-MM-DD` in the reader's zone. */
  date: string;
  /** Minor units; negative for what went out. */
  minor: number;
  status: MoneyStatusKind;
  /** Where its details are. */
  href?: string | undefined;
}

export interface TransactionRowProps {
  item: TransactionItem;
  /** ISO 4217 code. */
  currency: string;
  /** The state in words; the reader's language has words of its own. */
  statusLabel?: string | undefined;
}

/** One movement of money in a list. The list around it (`ul` and `li`) is the caller's. */
export function TransactionRow({ item, currency, statusLabel }: TransactionRowProps) {
  const { title, subtitle, icon, minor, status, href } = item;
  return (
    <ListRow
      icon={icon}
      title={title}
      subtitle={subtitle}
      trailing={<Amount minor={minor} currency={currency} signDisplay="exceptZero" strong />}
      status={<MoneyStatus status={status} label={statusLabel} />}
      {...(href === undefined ? {} : { href })}
    />
  );
}
