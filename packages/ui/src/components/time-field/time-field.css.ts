import { style } from '@vanilla-extract/css';

/** A time is short, so the box does not span a desktop. */
export const time = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  maxInlineSize: '20rem',
});
