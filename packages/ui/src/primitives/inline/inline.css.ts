import { space } from '@dayfare/themes/space';
import { style, styleVariants } from '@vanilla-extract/css';

/** Lists and groups lose the browser's own indent and bullets. */
export const base = style({
  display: 'flex',
  flexWrap: 'wrap',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  listStyle: 'none',
});

export const gap = styleVariants(space, (value) => ({ gap: value }));
