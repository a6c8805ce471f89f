import { space } from '@dayfare/themes/space';
import { style } from '@vanilla-extract/css';

/**
 * In one line, as tall as two lines of the name: in another font, as before the brand's own has come, the name may take one more line, and then nothing below
 * moves.
 */
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: '3em',
});

/** All of its text in one line, whatever is left for the name. */
export const action = style({ flexShrink: 0, whiteSpace: 'nowrap' });
