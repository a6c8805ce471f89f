import { space } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';

export const list = style({
  margin: 0,
  paddingInline: vars.density.cardPadding,
  paddingBlock: space[2],
  borderRadius: vars.radius.card,
  background: vars.colour.surface,
  boxShadow: vars.shadow.card,
  color: vars.colour.text,
  fontSize: vars.type.body,
  lineHeight: 1.4,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

/** Name and value on one line; stacked if the text is large. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: space[4],
  paddingBlock: space[3],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.colour.border}` } },
});

export const name = style({ color: vars.colour.textMuted, flex: '1 1 auto', maxInlineSize: '100%' });

export const value = style({
  margin: 0,
  marginInlineStart: 'auto',
  minInlineSize: 0,
  textAlign: 'end',
  overflowWrap: 'anywhere',
  fontWeight: vars.type.strongWeight,
  fontVariantNumeric: 'tabular-nums',
});

export const hint = style({
  display: 'block',
  fontSize: vars.type.label,
  fontWeight: 'normal',
  color: vars.colour.textMuted,
});
