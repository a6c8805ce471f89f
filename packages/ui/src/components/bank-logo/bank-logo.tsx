import { Landmark } from 'lucide-react';
import { classes } from '../../primitives/classes.ts';
import type { Icon } from '../../primitives/icon.ts';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import * as styles from './bank-logo.css.ts';
import { bankMarks } from './bank-marks.ts';

interface OwnProps {
  /** The bank's index from the API, 0 to 9; anything else shows a generic bank. */
  index?: number | null | undefined;
  /**
   * The icon to show in place of a bank's mark, for a card or for cash.
   * @default a generic bank
   */
  icon?: Icon | undefined;
  /** The bank's name, used as text alternative. Empty if the name is next to it. */
  name: string;
  /**
   * 40 or 56 px.
   * @default 'medium'
   */
  size?: keyof typeof styles.size | undefined;
}

export type BankLogoProps = OwnProps & RootProps<HTMLSpanElement>;

/** A bank's mark, by index, or the icon of another place that money can go to, in the same size. */
export function BankLogo({ index, icon: Drawing = Landmark, name, size = 'medium', ...rest }: BankLogoProps) {
  const mark = index == null ? undefined : bankMarks[index];
  const spoken = name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
  return (
    <span
      {...spoken}
      {...rootProps(rest)}
      className={classes(
        styles.logo,
        styles.size[size],
        mark ? styles.background[(index ?? 0) % 2 ? 'odd' : 'even'] : styles.background.any,
      )}
      data-bank={mark ? index : undefined}
    >
      {mark ? (
        <svg
          viewBox="0 0 24 24"
          className={styles.mark}
          fillRule="evenodd"
          aria-hidden="true"
          focusable="false"
        >
          {mark.paths.map((path) => (
            <path key={path} d={path} />
          ))}
        </svg>
      ) : (
        <Drawing className={styles.outline} aria-hidden="true" />
      )}
    </span>
  );
}
