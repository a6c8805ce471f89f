import { space } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';

export const figure = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[3],
  margin: 0,
  minInlineSize: 0,
});

/** Dark on light in every scheme and surface, because scanners read nothing else. */
export const code = style({
  colorScheme: 'light',
  forcedColorAdjust: 'none',
  display: 'block',
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: '360px',
  blockSize: '96px',
  paddingBlock: space[3],
  borderRadius: vars.radius.card,
  background: vars.colour.onInverse,
  fill: vars.colour.inverse,
  border: `1px solid ${vars.colour.border}`,
});

export const number = style({
  fontFamily: vars.type.bodyFamily,
  fontSize: vars.type.heading,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.4,
  color: vars.colour.text,
  textAlign: 'center',
});
