'use client';

import { ChartPie, CircleCheck, CircleX, Clock, Gauge, Undo2 } from 'lucide-react';
import { useWords } from '../../messages/words.ts';
import type { Icon as IconType } from '../../primitives/icon.ts';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import type { MoneyState } from './money-state.ts';
import * as styles from './money-status.css.ts';
import { words as moneyWords } from './words.ts';

export type { MoneyState, MoneyStatusKind } from './money-state.ts';
export { words as moneyStatusWords } from './words.ts';

/** Icon and tone of each state, used by every list, receipt and detail. */
export const moneyStatuses = {
  pending: { icon: Clock, tone: 'warning' },
  settled: { icon: CircleCheck, tone: 'success' },
  partly: { icon: ChartPie, tone: 'warning' },
  failed: { icon: CircleX, tone: 'danger' },
  reversed: { icon: Undo2, tone: 'neutral' },
  overLimit: { icon: Gauge, tone: 'warning' },
} as const satisfies Record<MoneyState, { icon: IconType; tone: keyof typeof styles.status }>;

interface OwnProps {
  /** The state of the money; decides icon and colour. */
  status: MoneyState;
  /** Text for the state, if the built-in one does not fit. */
  label?: string | undefined;
}

export type MoneyStatusProps = OwnProps & RootProps<HTMLSpanElement>;

/** A state shown by icon, text and colour together. */
export function MoneyStatus({ status, label, ...rest }: MoneyStatusProps) {
  const { icon: Icon, tone } = moneyStatuses[status];
  const words = useWords(moneyWords);
  return (
    <span {...rootProps(rest)} className={styles.status[tone]}>
      <Icon size={16} className={styles.icon} aria-hidden />
      {label ?? words[status]}
    </span>
  );
}
