import { space } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';

export const sample = style({
  padding: space[4],
  background: vars.colour.action,
  color: vars.colour.onAction,
  borderRadius: vars.radius.card,
});
