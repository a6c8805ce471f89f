import { space } from '@dayfare/themes/space';
import { style } from '@vanilla-extract/css';

/** Picture and result, centred. */
export const outcome = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[2],
  textAlign: 'center',
});

export const words = style({ display: 'flex', flexDirection: 'column', gap: space[2] });
