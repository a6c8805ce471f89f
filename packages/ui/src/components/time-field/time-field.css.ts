import { style } from '@vanilla-extract/css';

/** A time is short: a box across a desktop would promise more. */
export const time = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  maxInlineSize: '20rem',
});
