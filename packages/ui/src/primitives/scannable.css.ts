import { space } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';

/** A code to scan, with what stands below it for those who can't. */
export const figure = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[3],
  margin: 0,
  minInlineSize: 0,
});

/**
 * Dark on light in every scheme and surface, because many scanners read nothing else: the inverse roles of the light scheme, which no
 * surface re-maps.
 */
export const code = style({
  colorScheme: 'light',
  forcedColorAdjust: 'none',
  display: 'block',
  boxSizing: 'border-box',
  inlineSize: '100%',
  borderRadius: vars.radius.card,
  background: vars.colour.onInverse,
  fill: vars.colour.inverse,
  border: `1px solid ${vars.colour.border}`,
});
