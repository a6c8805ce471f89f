import { Circle, CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../../primitives/classes.ts';
import type { Icon as IconType } from '../../primitives/icon.ts';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import * as styles from './status-tag.css.ts';

/** What a status means for the reader. */
export type StatusTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

const icons = {
  neutral: Circle,
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
} as const satisfies Record<StatusTone, IconType>;

interface OwnProps {
  /** The status in one to three words: "On its way", "Locked". */
  children: ReactNode;
  /**
   * The meaning of the status.
   * @default 'neutral'
   */
  tone?: StatusTone | undefined;
  /** An icon that is more specific than the tone's: a lock, a clock. */
  icon?: IconType | undefined;
}

export type StatusTagProps = OwnProps & RootProps<HTMLSpanElement>;

/** A status shown by icon, text and colour together. */
export function StatusTag({ children, tone = 'neutral', icon, ...rest }: StatusTagProps) {
  const Icon = icon ?? icons[tone];
  return (
    <span {...rootProps(rest)} className={classes(styles.tag, styles.tone[tone])} data-tone={tone}>
      <Icon aria-hidden="true" className={styles.icon} />
      <span>{children}</span>
    </span>
  );
}
