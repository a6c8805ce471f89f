import { space, touchTarget } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';

const { colour, type } = vars;

/** Grows with its content in browsers that support it; otherwise it scrolls and can be resized. */
export const area = style({
  // `rows` has no effect on a box sized by its content.
  minBlockSize: `max(${touchTarget}px, calc(var(--df-text-area-rows) * 1.5em + 2 * ${space[3]}))`,
  maxBlockSize: '50dvh',
  paddingBlock: space[3],
  resize: 'vertical',
  fieldSizing: 'content',
  overflowWrap: 'anywhere',
});

export const count = style({
  fontSize: type.caption,
  lineHeight: 1.4,
  color: colour.textMuted,
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: { '&[data-full]': { color: colour.dangerText } },
});
