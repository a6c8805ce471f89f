import { space } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';

/** Spans, because they are inside a radio button's label. */
export const facts = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  marginBlockStart: space[1],
});

/** People compare the options by fee, so it is the largest text on both cards, at the same size. */
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

/** Read with its name first, and seen with the figure first: the figures of both ways stand at one height. */
export const feeFact = style([fact, { flexDirection: 'column-reverse', justifyContent: 'flex-end' }]);

export const name = style({ color: vars.colour.textMuted });

/** Balanced: a date above its time, instead of a time zone alone on the second line. */
export const value = style({
  color: vars.colour.text,
  fontVariantNumeric: 'tabular-nums',
  textWrap: 'balance',
});

/** A bar where a value will stand. */
export const pending = style({
  borderRadius: vars.radius.small,
  background: vars.colour.skeleton,
  boxDecorationBreak: 'clone',
  '@media': { '(forced-colors: active)': { outline: '1px dashed GrayText' } },
});

/** Takes its room and is not seen, nor found by a search of the page. */
export const unseen = style({ visibility: 'hidden' });
