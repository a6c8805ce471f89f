import { space } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';

export const statement = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  fontFamily: vars.type.bodyFamily,
  fontSize: vars.type.caption,
  lineHeight: 1.45,
  color: vars.colour.textMuted,
  maxInlineSize: '70ch',
  overflowWrap: 'anywhere',
});

export const sentence = style({ margin: 0 });
