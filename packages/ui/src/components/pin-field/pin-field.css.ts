import { space, touchTarget } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';
import { focusRing } from '../../primitives/focus-ring.ts';

const { colour, type, motion } = vars;

const length = 'var(--df-pin-length, 6)';

export const row = style({
  position: 'relative',
  // Digits run from left to right in every script.
  direction: 'ltr',
});

export const cells = style({
  display: 'grid',
  gridTemplateColumns: `repeat(${length}, minmax(0, 56px))`,
  gap: space[2],
});

export const cell = style({
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  minBlockSize: `max(${touchTarget}px, ${vars.density.control}, 2.5em)`,
  border: `1px solid ${colour.borderStrong}`,
  borderRadius: vars.radius.field,
  background: colour.field,
  color: colour.text,
  fontFamily: type.displayFamily,
  fontSize: `min(${type.title}, 2rem)`,
  fontWeight: type.headingWeight,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1,
  transition: `border-color ${motion.quick}`,
  selectors: {
    '[data-hovered] &': { borderColor: colour.text },
    '&[data-filled]': { borderColor: colour.text },
    '[data-invalid] &': { borderColor: colour.dangerBorder, borderWidth: '2px' },
    '[data-disabled] &': {
      background: colour.disabled,
      borderColor: colour.disabled,
      color: colour.textDisabled,
    },
    '&[data-active], &[data-focus-visible]': { outline: focusRing.outline, outlineOffset: '1px' },
  },
  '@media': {
    '(forced-colors: active)': {
      borderColor: 'CanvasText',
      selectors: {
        '&[data-active]': { outlineColor: 'Highlight' },
        '[data-disabled] &': { borderColor: 'GrayText', color: 'GrayText' },
      },
    },
  },
});

/** Covers the cells and is invisible; opaque, because iOS would not offer to paste otherwise. */
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  minInlineSize: 0,
  padding: 0,
  border: 0,
  background: 'transparent',
  color: 'transparent',
  caretColor: 'transparent',
  fontSize: 'max(16px, 1rem)',
  cursor: 'text',
  forcedColorAdjust: 'none',
  selectors: {
    '&:focus, &[data-focus-visible]': { outline: 'none', boxShadow: 'none' },
    '&::selection': { background: 'transparent', color: 'transparent' },
    '&:disabled': { cursor: 'not-allowed' },
    // The browser's autofill background would hide the cells, so its transition is delayed indefinitely.
    '&:autofill': { WebkitTextFillColor: 'transparent', transition: 'background-color 1s 99999s' },
  },
});
