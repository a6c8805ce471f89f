import type { Space } from '@dayfare/themes/space';
import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { type RootProps, rootProps } from '../root-props.ts';
import * as styles from './box.css.ts';

interface OwnProps {
  as?: 'div' | 'section' | 'article' | 'aside' | 'header' | 'footer' | 'nav' | 'li' | 'span' | undefined;
  /** Padding on all sides: a step, or `card` for the brand's card padding. */
  padding?: Space | 'card' | undefined;
  /** Padding at start and end; overrides `padding`. */
  paddingX?: Space | 'card' | undefined;
  /** Padding at top and bottom; overrides `padding`. */
  paddingY?: Space | 'card' | undefined;
  /** Background; `brand` also re-maps the colour roles of text and controls inside. */
  background?: keyof typeof styles.background | undefined;
  radius?: keyof typeof styles.radius | undefined;
  /**
   * Adds a hairline border.
   * @default false
   */
  isBordered?: boolean | undefined;
  /**
   * Adds the card shadow.
   * @default false
   */
  isRaised?: boolean | undefined;
  /**
   * Grows to fill the space that its siblings leave.
   * @default false
   */
  isGrowing?: boolean | undefined;
  children?: ReactNode;
}

export type BoxProps = OwnProps & RootProps;

/** A rectangle with padding and a background. */
export function Box(props: BoxProps) {
  const { as = 'div', padding, paddingX, paddingY, background = 'none', radius = 'none', ...others } = props;
  const { isBordered, isRaised, isGrowing, children, ...rest } = others;
  // All of these elements accept the props of a `div`.
  const Element = as as 'div';
  return (
    <Element
      {...rootProps(rest)}
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
