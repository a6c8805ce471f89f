import type { ColumnWidth, Space } from '@dayfare/themes/space';
import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { type RootProps, rootProps } from '../root-props.ts';
import * as styles from './stack.css.ts';

interface OwnProps {
  as?: 'div' | 'section' | 'ul' | 'ol' | 'li' | 'header' | 'footer' | 'nav' | 'span' | undefined;
  direction?: keyof typeof styles.direction | undefined;
  /** Space between the children: a step, or `section` for the brand's distance between parts of a screen. */
  gap?: Space | 'section' | undefined;
  /** Alignment across the direction. */
  align?: keyof typeof styles.align | undefined;
  /** Alignment along the direction. */
  justify?: keyof typeof styles.justify | undefined;
  /**
   * Grows to fill the space that its siblings leave.
   * @default false
   */
  isGrowing?: boolean | undefined;
  /** At least this wide, if there is room: what is beside it in an `Inline` moves below instead. */
  minWidth?: ColumnWidth | undefined;
  /** Set to `list` automatically for an `ul` or `ol`. */
  role?: 'group' | 'list' | undefined;
  children?: ReactNode;
}

export type StackProps = OwnProps & RootProps;

/** Places its children one after another with equal space in between. By default a column with gap 4. For a row that wraps use an `Inline`. */
export function Stack(props: StackProps) {
  const {
    as = 'div',
    direction = 'column',
    gap = 4,
    align = 'stretch',
    justify = 'start',
    ...others
  } = props;
  const { role, isGrowing, minWidth, children, ...rest } = others;
  // All of these elements accept the props of a `div`.
  const Element = as as 'div';
  // Safari removes the role of a list without bullets.
  const listed = as === 'ul' || as === 'ol' ? 'list' : undefined;
  return (
    <Element
      {...rootProps(rest)}
      role={role ?? listed}
      className={classes(
        styles.base,
        styles.direction[direction],
        styles.gap[gap],
        styles.align[align],
        styles.justify[justify],
        isGrowing && styles.grow,
        minWidth && styles.minWidth[minWidth],
      )}
    >
      {children}
    </Element>
  );
}
