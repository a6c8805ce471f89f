import { ChartPie, CircleCheck, CircleX, Clock, type LucideIcon, Undo2 } from 'lucide-react';
import * as styles from './money-status.css.ts';

/** How far a movement of money has come. */
export type MoneyStatusKind = 'pending' | 'settled' | 'partly' | 'failed' | 'reversed';

/** Icon and tone of each state: the one table that every list, receipt and detail reads. */
export const moneyStatuses = {
  pending: { icon: Clock, tone: 'warning' },
  settled: { icon: CircleCheck, tone: 'success' },
  partly: { icon: ChartPie, tone: 'warning' },
  failed: { icon: CircleX, tone: 'danger' },
  reversed: { icon: Undo2, tone: 'neutral' },
} as const satisfies Record<MoneyStatusKind, { icon: LucideIcon; tone: keyof typeof styles.status }>;

export interface MoneyStatusProps {
  status: MoneyStatusKind;
  /** The state in words, e.g. "On its way". */
  label: string;
}

/** A state as icon, words and colour, which all three say the same. */
export function MoneyStatus({ status, label }: MoneyStatusProps) {
  const { icon: Icon, tone } = moneyStatuses[status];
  return (
    <span className={styles.status[tone]}>
      <Icon size={16} className={styles.icon} aria-hidden />
      {label}
    </span>
  );
}
