import { space } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';

/** Spans, because it stands inside a radio button's label. */
export const facts = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  marginBlockStart: space[1],
});

/** The fee is what the two are compared by, so it is the largest thing on both cards, in the same size. */
export const fee = style({
  fontFamily: vars.type.displayFamily,
  fontSize: vars.type.title,
  fontWeight: vars.type.headingWeight,
  letterSpacing: vars.type.displayTracking,
  lineHeight: 1.2,
  color: vars.colour.text,
});

export const fact = style({
  display: 'flex',
  flexDirection: 'column',
  fontSize: vars.type.label,
  lineHeight: 1.4,
});

export const name = style({ color: vars.colour.textMuted });

export const value = style({ color: vars.colour.text, fontVariantNumeric: 'tabular-nums' });
