import { style } from '@vanilla-extract/css';

export const icon = style({
  flex: 'none',
  inlineSize: '1.125em',
  blockSize: '1.125em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
