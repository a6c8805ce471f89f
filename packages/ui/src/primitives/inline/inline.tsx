import type { Space } from '@dayfare/themes/space';
import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { type RootProps, rootProps } from '../root-props.ts';
import { align as aligned, justify as justified } from '../stack/stack.css.ts';
import * as styles from './inline.css.ts';

interface OwnProps {
  /** @default 'div' */
  as?: 'div' | 'section' | 'ul' | 'ol' | 'li' | 'header' | 'footer' | 'nav' | 'span' | undefined;
  /**
   * Space between the children and between the lines: a step.
   * @default 2
   */
  gap?: Space | undefined;
  /**
   * Vertical alignment within a line.
   * @default 'center'
   */
  align?: keyof typeof aligned | undefined;
  /**
   * Horizontal alignment of the children in a line.
   * @default 'start'
   */
  justify?: keyof typeof justified | undefined;
  /** Set to `list` automatically for an `ul` or `ol`. */
  role?: 'group' | 'list' | undefined;
  children?: ReactNode;
}

export type InlineProps = OwnProps & RootProps;

/** Places its children side by side and wraps them onto more lines if they do not fit. */
export function Inline(props: InlineProps) {
  const { as = 'div', gap = 2, align = 'center', justify = 'start', role, children, ...rest } = props;
  // All of these elements accept the props of a `div`.
  const Element = as as 'div';
  // Safari removes the role of a list without bullets.
  const listed = as === 'ul' || as === 'ol' ? 'list' : undefined;
  return (
    <Element
      {...rootProps(rest)}
      role={role ?? listed}
      className={classes(styles.base, styles.gap[gap], aligned[align], justified[justify])}
    >
      {children}
    </Element>
  );
}
