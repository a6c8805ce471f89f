import type { Space } from '@dayfare/themes/space';
import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import * as styles from './stack.css.ts';

export interface StackProps {
  as?: 'div' | 'section' | 'ul' | 'ol' | 'li' | 'header' | 'footer' | 'nav' | 'span' | undefined;
  direction?: keyof typeof styles.direction | undefined;
  /** Space between the children: a step, or `section` for the brand's own distance between parts of a screen. */
  gap?: Space | 'section' | undefined;
  /** Across the direction. */
  align?: keyof typeof styles.align | undefined;
  /** Along the direction. */
  justify?: keyof typeof styles.justify | undefined;
  /** Lets a row break into lines, as it must wherever texts may be long. */
  wrap?: boolean | undefined;
  /** Takes the room that its siblings leave. */
  grow?: boolean | undefined;
  id?: string | undefined;
  role?: 'group' | 'list' | undefined;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
  children?: ReactNode;
}

/** Children one after another, with the same space between each two. A column with gap 4 by default. */
export function Stack(props: StackProps) {
  const { as: Element = 'div', direction = 'column', gap = 4, align = 'stretch', justify = 'start' } = props;
  // Safari takes the role away from a list without bullets.
  const role = props.role ?? (Element === 'ul' || Element === 'ol' ? 'list' : undefined);
  return (
    <Element
      id={props.id}
      role={role}
      aria-label={props['aria-label']}
      aria-labelledby={props['aria-labelledby']}
      className={classes(
        styles.base,
        styles.direction[direction],
        styles.gap[gap],
        styles.align[align],
        styles.justify[justify],
        props.wrap && styles.wrap,
        props.grow && styles.grow,
      )}
    >
      {props.children}
    </Element>
  );
}
