import { space } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';

export const list = style({ margin: 0, fontSize: vars.type.body, lineHeight: 1.4, color: vars.colour.text });

/** Name and figure; the figures are aligned like a sum on paper. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: space[4],
  paddingBlock: space[2],
});

/** The line above a total, and the total in bold. */
export const sum = style({
  borderBlockStart: `2px solid ${vars.colour.borderStrong}`,
  marginBlockStart: space[1],
  paddingBlockStart: space[3],
  fontWeight: vars.type.strongWeight,
});

export const name = style({ flex: '1 1 8rem', minInlineSize: 0 });

export const note = style({
  display: 'block',
  fontSize: vars.type.label,
  fontWeight: 'normal',
  color: vars.colour.textMuted,
});

export const figure = style({ margin: 0, marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' });

export const times = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  marginBlockStart: space[3],
  fontSize: vars.type.label,
  color: vars.colour.textMuted,
});
