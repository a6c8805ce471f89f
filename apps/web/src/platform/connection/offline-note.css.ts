import { space, widths } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';

export const place = style({
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: `${widths.task}px`,
  marginInline: 'auto',
  paddingInline: space[4],
  paddingBlockStart: space[3],
  background: vars.colour.canvas,
});
