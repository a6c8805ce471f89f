import { style } from '@vanilla-extract/css';

/** Raised by position, because a raised baseline would change the line height. */
export const raised = style({
  // The brand fonts already raise the mark (themes/foundations/mark); it must not be raised twice.
  fontFamily: 'sans-serif',
  position: 'relative',
  insetBlockStart: '-0.45em',
  fontSize: '0.6em',
  lineHeight: 0,
  verticalAlign: 'baseline',
});
