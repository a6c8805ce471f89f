import { space, touchTarget } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';
import { focusRing } from '../../primitives/focus-ring.ts';

/** `Screen`'s gutter, so the header lines up with the content below. */
const gutter = `var(--df-gutter, ${space[4]})`;
/** Space around the icon in an icon button, so the icon lines up and its background extends beyond. */
const aroundIcon = `${(touchTarget - 24) / 2}px`;

/** The bar at the top of a screen. Its background extends under the notch. */
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

/** Keeps its size next to a long title. */
export const logo = style({
  // An app that shows the logo elsewhere, such as in its rail, hides it here.
  display: 'var(--df-header-logo, block)',
  flexShrink: 0,
  maxInlineSize: '100%',
});

/** The title tells people where they are, so it wraps instead of being cut off. */
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

/**
 * The way back to an address from the server; a link, because it leads to a place. On a background from the server it takes the text
 * colour.
 */
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
