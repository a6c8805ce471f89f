import type { Space } from '@dayfare/themes/space';
import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import * as styles from './box.css.ts';

export interface BoxProps {
  as?: 'div' | 'section' | 'article' | 'aside' | 'header' | 'footer' | 'nav' | 'li' | 'span' | undefined;
  /** Space inside on all sides: a step, or `card` for the brand's own card padding. */
  padding?: Space | 'card' | undefined;
  /** Space inside at start and end; wins over `padding`. */
  paddingX?: Space | 'card' | undefined;
  /** Space inside above and below; wins over `padding`. */
  paddingY?: Space | 'card' | undefined;
  /** What it is painted with; `brand` also re-maps the roles of text and controls inside. */
  ground?: keyof typeof styles.ground | undefined;
  radius?: keyof typeof styles.radius | undefined;
  /** A hairline around it. */
  bordered?: boolean | undefined;
  /** The card's shadow. */
  raised?: boolean | undefined;
  /** Takes the room that its siblings in a row leave. */
  grow?: boolean | undefined;
  id?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
  children?: ReactNode;
}

/** A rectangle with padding and a ground. */
export function Box(props: BoxProps) {
  const { as: Element = 'div', padding, paddingX, paddingY, ground = 'none', radius = 'none' } = props;
  return (
    <Element
      id={props.id}
      aria-label={props['aria-label']}
      aria-labelledby={props['aria-labelledby']}
      data-surface={ground === 'brand' ? 'brand' : undefined}
      className={classes(
        styles.base,
        padding !== undefined && styles.padding[padding],
        paddingX !== undefined && styles.paddingX[paddingX],
        paddingY !== undefined && styles.paddingY[paddingY],
        styles.ground[ground],
        styles.radius[radius],
        props.bordered && styles.bordered,
        props.raised && styles.raised,
        props.grow && styles.grow,
      )}
    >
      {props.children}
    </Element>
  );
}
