import { space } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';

/** Small text that can be selected and read out over the phone. */
export const reference = style({
  marginBlockStart: space[2],
  fontSize: vars.type.caption,
  fontVariantNumeric: 'tabular-nums',
  userSelect: 'all',
});
