import { style } from '@vanilla-extract/css';

export const number = style({ overflowWrap: 'anywhere' });

/** One line where there is room for it, from left to right in every language, as numbers on cards are. */
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
