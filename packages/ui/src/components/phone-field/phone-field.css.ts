import { space, touchTarget } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';
import { focusRing } from '../../primitives/focus-ring.ts';

const { colour } = vars;

/** Inside the box, at its full height. */
export const country = style({
  position: 'relative',
  display: 'flex',
  alignSelf: 'stretch',
  alignItems: 'center',
  flex: 'none',
  minInlineSize: `${touchTarget}px`,
  minBlockSize: `${touchTarget}px`,
  borderInlineEnd: `1px solid ${colour.border}`,
  borderStartStartRadius: vars.radius.field,
  borderEndStartRadius: vars.radius.field,
  selectors: {
    '&:has(select:focus-visible)': { ...focusRing, outlineOffset: '-3px', boxShadow: 'none' },
    '&[data-disabled]': { color: colour.textDisabled },
  },
});

export const code = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  paddingInline: `${space[4]} ${space[2]}`,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const chevron = style({
  inlineSize: '18px',
  blockSize: '18px',
  color: colour.textMuted,
  selectors: { '[data-disabled] &': { color: colour.textDisabled } },
});

/** Covers the short label and is invisible until it is opened. */
export const select = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  // Below 16 px, iOS zooms in on focus.
  fontSize: 'max(16px, 1rem)',
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});
