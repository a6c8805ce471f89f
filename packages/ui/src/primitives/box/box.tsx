import type { Space } from '@dayfare/themes/space';
import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import type { RootProps } from '../root-props.ts';
import * as styles from './box.css.ts';

interface OwnProps {
  as?: 'div' | 'section' | 'article' | 'aside' | 'header' | 'footer' | 'nav' | 'li' | 'span' | undefined;
  /** Space inside on all sides: a step, or `card` for the brand's own card padding. */
  padding?: Space | 'card' | undefined;
  /** Space inside at start and end; wins over `padding`. */
  paddingX?: Space | 'card' | undefined;
  /** Space inside above and below; wins over `padding`. */
  paddingY?: Space | 'card' | undefined;
  /** What it is painted with; `brand` also re-maps the roles of text and controls inside. */
  background?: keyof typeof styles.background | undefined;
  radius?: keyof typeof styles.radius | undefined;
  /** A hairline around it. */
  isBordered?: boolean | undefined;
  /** The card's shadow. */
  isRaised?: boolean | undefined;
  /** Takes the room that its siblings in a row leave. */
  isGrowing?: boolean | undefined;
  children?: ReactNode;
}

export type BoxProps = OwnProps & RootProps<'div', OwnProps>;

/** A rectangle with padding and a background. */
export function Box(props: BoxProps) {
  const { as = 'div', padding, paddingX, paddingY, background = 'none', radius = 'none', ...others } = props;
  const { isBordered, isRaised, isGrowing, children, ...rest } = others;
  // All of them take what a `div` takes.
  const Element = as as 'div';
  return (
    <Element
      {...rest}
      data-surface={background === 'brand' ? 'brand' : undefined}
      className={classes(
        styles.base,
        padding !== undefined && styles.padding[padding],
        paddingX !== undefined && styles.paddingX[paddingX],
        paddingY !== undefined && styles.paddingY[paddingY],
        styles.background[background],
        styles.radius[radius],
        isBordered && styles.bordered,
        isRaised && styles.raised,
        isGrowing && styles.grow,
      )}
    >
      {children}
    </Element>
  );
}
