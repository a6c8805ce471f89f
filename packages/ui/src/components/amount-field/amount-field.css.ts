import { space, touchTarget } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../../primitives/focus-ring.ts';

const { colour, type, motion } = vars;

/** Width of the typed text in em, set by the component. */
const ems = 'var(--df-amount-ems, 3)';

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: space[1],
  minInlineSize: 0,
  inlineSize: '100%',
  overflowWrap: 'anywhere',
  containerType: 'inline-size',
  fontFamily: type.bodyFamily,
  color: colour.text,
  textAlign: 'center',
});

export const label = style({ display: 'flex', justifyContent: 'center', color: colour.textMuted });

/** The whole strip is clickable. It is a field like the others, only as tall as its label and its digits. */
export const box = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  boxSizing: 'border-box',
  minBlockSize: `calc(${touchTarget}px + 2 * ${space[4]})`,
  paddingBlock: space[1],
  paddingInline: space[3],
  cursor: 'text',
  borderRadius: vars.radius.card,
  border: `1px solid ${colour.borderStrong}`,
  background: colour.field,
  transition: `border-color ${motion.quick}`,
  selectors: {
    '&[data-hovered]': { borderColor: colour.text },
    '&:has(input:focus)': { ...focusRing, borderColor: colour.text },
    // An inner shadow instead of a wider border, so the text does not move when the amount becomes invalid.
    '&[data-invalid]': {
      borderColor: colour.dangerBorder,
      boxShadow: `inset 0 0 0 1px ${colour.dangerBorder}`,
    },
    '&[data-disabled]': { cursor: 'not-allowed', background: colour.disabled, borderColor: colour.disabled },
  },
  '@media': {
    '(forced-colors: active)': {
      borderColor: 'CanvasText',
      selectors: {
        '&:has(input:focus)': { outlineColor: 'Highlight' },
        '&[data-disabled]': { borderColor: 'GrayText' },
      },
    },
  },
});

/** Leaves room for the padding, then scales with what is typed. */
export const line = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'center',
  minInlineSize: 0,
  maxInlineSize: '100%',
  fontFamily: type.displayFamily,
  fontWeight: type.headingWeight,
  letterSpacing: type.displayTracking,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1.1,
  fontSize: `min(${type.hero}, calc((100cqi - 32px) / ${ems}))`,
});

/** A hidden copy of the text sets the width; the input lies on top, so it is exactly as wide as its content. */
export const sizer = style({ position: 'relative', display: 'inline-block', maxInlineSize: '100%' });

const figures = { font: 'inherit', letterSpacing: 'inherit', whiteSpace: 'pre' } as const;

/** Leaves room for the caret. */
export const copy = style({ ...figures, visibility: 'hidden', paddingInlineEnd: '0.06em' });

export const input = style({
  ...figures,
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  minInlineSize: 0,
  padding: 0,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  caretColor: colour.selected,
  fontVariantNumeric: 'inherit',
  selectors: {
    '&:focus, &[data-focus-visible]': { outline: 'none', boxShadow: 'none' },
    '&::placeholder': { color: colour.textMuted, opacity: 1 },
    '&:disabled': { color: colour.textDisabled, WebkitTextFillColor: colour.textDisabled, opacity: 1 },
  },
});

const currencyBase = { fontSize: '0.5em', lineHeight: 1.2, letterSpacing: 0 } as const;

export const currency = styleVariants({
  before: { ...currencyBase, marginInlineEnd: '0.1em', marginBlockStart: '0.16em' },
  after: { ...currencyBase, marginInlineStart: '0.2em', marginBlockStart: '0.16em' },
});

export const empty = style({ color: colour.textMuted });
export const disabled = style({ color: colour.textDisabled });

export const messages = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[2],
  // Kept free, so that what is below does not move when a message appears or grows.
  minBlockSize: 'calc(var(--df-message-lines) * 1.4em)',
  fontSize: type.label,
});
