import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';
import * as scannable from '../../primitives/scannable.css.ts';

export const figure = scannable.figure;

export const code = style([scannable.code, { maxInlineSize: '240px', aspectRatio: '1' }]);

export const alternative = style({
  fontFamily: vars.type.bodyFamily,
  fontSize: vars.type.label,
  lineHeight: 1.4,
  color: vars.colour.text,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  maxInlineSize: '100%',
});
