import { space, touchTarget } from '@dayfare/themes/space';
import { style } from '@vanilla-extract/css';

/** As high as with an action: headings of cards side by side stand on one line, and an action that comes later moves nothing. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minBlockSize: `${touchTarget}px`,
});
