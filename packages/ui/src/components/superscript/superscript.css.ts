import { style } from '@vanilla-extract/css';

/** Raised by position, because a raised baseline would push the lines apart. */
export const raised = style({
  // The brand's families raise the mark by themselves (themes/foundations/mark): once is enough.
  fontFamily: 'sans-serif',
  position: 'relative',
  insetBlockStart: '-0.45em',
  fontSize: '0.6em',
  lineHeight: 0,
  verticalAlign: 'baseline',
});
