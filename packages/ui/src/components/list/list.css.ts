import { space } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { globalStyle, style } from '@vanilla-extract/css';

export const list = style({ margin: 0, padding: 0, listStyle: 'none', minInlineSize: 0 });

export const item = style({ minInlineSize: 0 });

export const divided = style({});

globalStyle(`${divided} > ${item} + ${item}`, { borderBlockStart: `1px solid ${vars.colour.border}` });

/** Points: the text begins where the bullets end, on all of its lines. */
export const bulleted = style({
  listStyle: 'disc',
  paddingInlineStart: space[5],
  fontFamily: vars.type.bodyFamily,
  fontSize: vars.type.body,
  lineHeight: 1.5,
  color: vars.colour.text,
});

globalStyle(`${bulleted} > ${item}::marker`, { color: vars.colour.textMuted });
globalStyle(`${bulleted} > ${item}`, { paddingInlineStart: space[1] });
globalStyle(`${bulleted} > ${item} + ${item}`, { marginBlockStart: space[2] });

export const heading = style({
  margin: 0,
  marginBlockEnd: space[2],
  fontFamily: vars.type.bodyFamily,
  fontSize: vars.type.label,
  fontWeight: vars.type.strongWeight,
  lineHeight: 1.4,
  color: vars.colour.textMuted,
  overflowWrap: 'anywhere',
});
