import type { Space } from '@dayfare/themes/space';
import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { type RootProps, rootProps } from '../root-props.ts';
import * as styles from './grid.css.ts';

interface OwnProps {
  /** @default 'div' */
  as?: 'div' | 'section' | 'ul' | 'ol' | undefined;
  /**
   * Minimum width of a column. The grid has as many columns of equal width as fit, at least one.
   * @default 'medium'
   */
  columns?: keyof typeof styles.columns | undefined;
  /**
   * Space between columns and between rows: a step.
   * @default 4
   */
  gap?: Space | undefined;
  /** Space between rows, if it differs from `gap`. */
  rowGap?: Space | undefined;
  /**
   * Vertical alignment within a row.
   * @default 'stretch'
   */
  align?: keyof typeof styles.align | undefined;
  /**
   * Whether children that are fewer than the columns grow to fill the row. By default the remaining columns stay empty.
   * @default false
   */
  isFilling?: boolean | undefined;
  children?: ReactNode;
}

export type GridProps = OwnProps & RootProps;

/** Places its children in columns of equal width, as many as fit. */
export function Grid(props: GridProps) {
  const { as = 'div', columns = 'medium', gap = 4, align = 'stretch', ...others } = props;
  const { rowGap, isFilling = false, children, ...rest } = others;
  // All of these elements accept the props of a `div`.
  const Element = as as 'div';
  // Safari removes the role of a list without bullets.
  const listed = as === 'ul' || as === 'ol' ? { role: 'list' } : undefined;
  return (
    <Element
      {...listed}
      {...rootProps(rest)}
      className={classes(
        styles.base,
        isFilling ? styles.filledColumns[columns] : styles.columns[columns],
        styles.gap[gap],
        rowGap !== undefined && styles.rowGap[rowGap],
        styles.align[align],
      )}
    >
      {children}
    </Element>
  );
}
