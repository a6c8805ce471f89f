import { space, touchTarget } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';
import { focusRing } from '../../primitives/focus-ring.ts';

export const heading = style({ margin: 0, fontSize: 'inherit', fontWeight: 'inherit' });

export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  inlineSize: '100%',
  minBlockSize: touchTarget,
  padding: 0,
  border: 'none',
  borderRadius: vars.radius.small,
  background: 'none',
  fontFamily: vars.type.bodyFamily,
  fontSize: vars.type.body,
  fontWeight: vars.type.strongWeight,
  lineHeight: 1.4,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  color: vars.colour.link,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { color: vars.colour.linkHover, textDecoration: 'underline' },
    '&[data-focus-visible]': focusRing,
  },
});

export const chevron = style({
  flexShrink: 0,
  transition: `rotate ${vars.motion.quick} ${vars.motion.easing}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});

/**
 * As tall as its content while open, even if the text size changes later. (React Aria provides a measured height in pixels, but leaves it
 * in place if the animation is interrupted.) Browsers that cannot animate to `auto` open it at once.
 */
export const panel = style({
  blockSize: 0,
  interpolateSize: 'allow-keywords',
  overflow: 'clip',
  // Keeps what extends beyond the column from being clipped: clickable rows, by 8 px, and the focus rings around them.
  overflowClipMargin: space[3],
  transition: `block-size ${vars.motion.enter} ${vars.motion.easing}`,
  selectors: {
    '[data-expanded] > &': { blockSize: 'auto' },
    // React Aria hides it after the closing animation, unless that was interrupted: it must not be readable or focusable then either.
    ':not([data-expanded]) > &:not([hidden])': {
      visibility: 'hidden',
      transition: `block-size ${vars.motion.enter} ${vars.motion.easing}, visibility 0s ${vars.motion.enter}`,
    },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      transition: 'none',
      selectors: { ':not([data-expanded]) > &:not([hidden])': { transition: 'none' } },
    },
  },
});

export const content = style({ paddingBlock: `${space[2]} ${space[3]}`, overflowWrap: 'anywhere' });
