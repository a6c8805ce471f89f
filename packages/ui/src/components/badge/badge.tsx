import { classes } from '../../primitives/classes.ts';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import * as styles from './badge.css.ts';

interface OwnProps {
  /** The count; nothing is rendered for zero. Without it the badge is a dot. */
  count?: number | undefined;
  /** What is counted, for screen readers: "3 unread messages". Without it, the text next to the badge must say so. */
  label?: string | undefined;
  /**
   * Higher counts are shown as `99+`.
   * @default 99
   */
  max?: number | undefined;
}

export type BadgeProps = OwnProps & RootProps<HTMLSpanElement>;

/** A count or a dot on something that needs attention. */
export function Badge({ count, label, max = 99, ...rest }: BadgeProps) {
  if (count !== undefined && count <= 0) return null;
  const isDot = count === undefined;
  return (
    <span
      {...rootProps(rest)}
      className={classes(styles.badge, isDot && styles.dot)}
      data-dot={isDot ? '' : undefined}
    >
      {!isDot && <span aria-hidden={label ? true : undefined}>{count > max ? `${max}+` : count}</span>}
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
