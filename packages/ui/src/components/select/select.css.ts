import { space } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';
import { focusRing } from '../../primitives/focus-ring.ts';

const { colour, type, motion } = vars;

/** Looks like a text field's box, because both hold a value. */
export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  boxSizing: 'border-box',
  minBlockSize: vars.density.control,
  paddingBlock: space[2],
  paddingInline: space[4],
  border: `1px solid ${colour.borderStrong}`,
  borderRadius: vars.radius.field,
  background: colour.field,
  color: colour.text,
  fontSize: type.body,
  lineHeight: 1.5,
  textAlign: 'start',
  cursor: 'pointer',
  transition: `border-color ${motion.quick}`,
  selectors: {
    '&[data-hovered], &[data-pressed]': { borderColor: colour.text },
    '&[data-focus-visible]': { ...focusRing, borderColor: colour.text },
    '[data-invalid] > &': { borderColor: colour.dangerBorder, borderWidth: '2px' },
    '[data-readonly] &': { background: colour.surfaceSunken, borderColor: colour.border, cursor: 'default' },
    '&[data-disabled]': {
      background: colour.disabled,
      borderColor: colour.disabled,
      color: colour.textDisabled,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    '(forced-colors: active)': {
      borderColor: 'ButtonText',
      selectors: {
        '&[data-focus-visible]': { outlineColor: 'Highlight' },
        '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' },
      },
    },
  },
});

export const value = style({
  flex: '1 1 0',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: { '&[data-placeholder]': { color: colour.textMuted } },
});

export const chevron = style({
  flex: 'none',
  inlineSize: '20px',
  blockSize: '20px',
  color: colour.textMuted,
  transition: `rotate ${motion.quick} ${motion.easing}`,
  selectors: { '[data-open] &': { rotate: '180deg' }, '[data-disabled] &': { color: colour.textDisabled } },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});
