import { space } from '@dayfare/themes/space';
import { style } from '@vanilla-extract/css';

export const place = style({ position: 'relative' });

/** Below the choice, over the page: the header keeps its height. */
export const problem = style({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineEnd: 0,
  zIndex: 1,
  inlineSize: 'max-content',
  maxInlineSize: `min(20rem, calc(100vw - 2 * ${space[4]}))`,
});
