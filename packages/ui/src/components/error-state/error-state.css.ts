import { space } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';

/** Small print that can be read out over the phone and selected. */
export const reference = style({
  marginBlockStart: space[2],
  fontSize: vars.type.caption,
  fontVariantNumeric: 'tabular-nums',
  userSelect: 'all',
});
