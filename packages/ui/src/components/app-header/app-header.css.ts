import { space, touchTarget } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';
import { focusRing } from '../../primitives/focus-ring.ts';

/** The page's own, from `Screen`: what stands in the header lines up with what stands below it. */
const gutter = `var(--df-gutter, ${space[4]})`;
/** What an icon button has around its icon: the icon stands in line, and its background beyond. */
const aroundIcon = `${(touchTarget - 24) / 2}px`;

/** The bar at the top of a screen; its background reaches under the notch. */
export const header = style({
  paddingBlockStart: 'var(--df-safe-top, env(safe-area-inset-top, 0px))',
  color: vars.colour.text,
  selectors: {
    '&[data-painted]': { background: 'var(--df-header-background)', color: 'var(--df-header-ink)' },
  },
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '56px',
  paddingBlock: space[1],
  paddingInline: gutter,
  selectors: {
    '&[data-back]': { paddingInlineStart: `calc(${gutter} - ${aroundIcon})` },
    '&[data-trailing]': { paddingInlineEnd: `calc(${gutter} - ${aroundIcon})` },
  },
});

/** Logo and title. */
export const lead = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  flex: 1,
  minInlineSize: 0,
});

/** A title is what tells one where one is: it takes the lines that it needs rather than lose its end. */
export const title = style({
  margin: 0,
  minInlineSize: 0,
  fontFamily: vars.type.displayFamily,
  fontSize: vars.type.heading,
  fontWeight: vars.type.headingWeight,
  letterSpacing: vars.type.displayTracking,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  outline: 'none',
});

export const trailing = style({ display: 'flex', alignItems: 'center', gap: space[1], flexShrink: 0 });

/** The way back to where the server says; a place, so a link. On a background of the server's it has the text's colour. */
export const backLink = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: `${touchTarget}px`,
  blockSize: `${touchTarget}px`,
  borderRadius: '50%',
  color: 'inherit',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { outline: '1px solid currentColor', outlineOffset: '-4px' },
    '&[data-focus-visible]': focusRing,
    '[data-painted] &[data-focus-visible]': {
      outline: '2px solid currentColor',
      outlineOffset: '-4px',
      boxShadow: 'none',
    },
  },
});
