import type { Space } from '@dayfare/themes/space';
import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import type { RootProps } from '../root-props.ts';
import * as styles from './stack.css.ts';

interface OwnProps {
  as?: 'div' | 'section' | 'ul' | 'ol' | 'li' | 'header' | 'footer' | 'nav' | 'span' | undefined;
  direction?: keyof typeof styles.direction | undefined;
  /** Space between the children: a step, or `section` for the brand's own distance between parts of a screen. */
  gap?: Space | 'section' | undefined;
  /** Across the direction. */
  align?: keyof typeof styles.align | undefined;
  /** Along the direction. */
  justify?: keyof typeof styles.justify | undefined;
  /** Lets a row break into lines, as it must wherever texts may be long. */
  isWrapping?: boolean | undefined;
  /** Takes the room that its siblings leave. */
  isGrowing?: boolean | undefined;
  /** `list` by itself where it is an `ul` or `ol`. */
  role?: 'group' | 'list' | undefined;
  children?: ReactNode;
}

export type StackProps = OwnProps & RootProps<'div', OwnProps>;

/** Children one after another, with the same space between each two. A column with gap 4 by default. */
export function Stack(props: StackProps) {
  const {
    as = 'div',
    direction = 'column',
    gap = 4,
    align = 'stretch',
    justify = 'start',
    ...others
  } = props;
  const { role, isWrapping, isGrowing, children, ...rest } = others;
  // All of them take what a `div` takes.
  const Element = as as 'div';
  // Safari takes the role away from a list without bullets.
  const listed = as === 'ul' || as === 'ol' ? 'list' : undefined;
  return (
    <Element
      {...rest}
      role={role ?? listed}
      className={classes(
        styles.base,
        styles.direction[direction],
        styles.gap[gap],
        styles.align[align],
        styles.justify[justify],
        isWrapping && styles.wrap,
        isGrowing && styles.grow,
      )}
    >
      {children}
    </Element>
  );
}
