import { space } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';
import * as scannable from '../../primitives/scannable.css.ts';

export const figure = scannable.figure;

export const code = style([
  scannable.code,
  { maxInlineSize: '360px', blockSize: '96px', paddingBlock: space[3] },
]);

export const number = style({
  fontFamily: vars.type.bodyFamily,
  fontSize: vars.type.heading,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.4,
  color: vars.colour.text,
  textAlign: 'center',
});
