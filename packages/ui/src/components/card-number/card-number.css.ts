import { style } from '@vanilla-extract/css';

export const number = style({ overflowWrap: 'anywhere' });

/** On one line if it fits, always from left to right, like numbers on cards. */
export const figures = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  columnGap: '0.5em',
  direction: 'ltr',
  unicodeBidi: 'isolate',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const dots = style({ whiteSpace: 'nowrap', letterSpacing: '0.1em' });
