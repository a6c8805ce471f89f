import { space } from '@dayfare/themes/space';
import { style } from '@vanilla-extract/css';

export const parts = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  paddingBlockStart: space[2],
  border: 0,
});
