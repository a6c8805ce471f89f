import { space, touchTarget } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../../primitives/focus-ring.ts';

const { colour, type, motion } = vars;

/** Width of what is typed in em of its figures, set by the component. */
const ems = 'var(--df-amount-ems, 3)';

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: space[2],
  minInlineSize: 0,
  inlineSize: '100%',
  containerType: 'inline-size',
  fontFamily: type.bodyFamily,
  color: colour.text,
  textAlign: 'center',
});

export const label = style({ fontSize: type.label, fontWeight: type.strongWeight, color: colour.textMuted });

/** The whole strip focuses the input; the line below says that one can type here. */
export const box = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: `${touchTarget}px`,
  paddingBlock: space[2],
  paddingInline: space[2],
  cursor: 'text',
  borderRadius: vars.radius.field,
  borderBlockEnd: `2px solid ${colour.borderStrong}`,
  transition: `border-color ${motion.quick}`,
  selectors: {
    '&:has(input:focus)': { borderColor: colour.selected },
    '&:has(input:focus-visible)': { ...focusRing, borderColor: 'transparent' },
    '&[data-invalid]': { borderColor: colour.dangerBorder },
    '&[data-disabled]': { cursor: 'not-allowed', borderColor: colour.disabled },
  },
  '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
});

/** Room for the padding, then as large as what is typed allows. */
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
  fontSize: `min(${type.hero}, calc((100cqi - 24px) / ${ems}))`,
});

/** Input and a copy of its text lie in one cell, so that the input is as wide as what is in it. */
export const sizer = style({ display: 'inline-grid', minInlineSize: '0.7em', maxInlineSize: '100%' });

const cell = { gridArea: '1 / 1', font: 'inherit', letterSpacing: 'inherit', whiteSpace: 'pre' } as const;

export const copy = style({ ...cell, visibility: 'hidden', paddingInlineEnd: '0.06em' });

export const input = style({
  ...cell,
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

const currencyBase = { fontSize: '0.5em', lineHeight: 1.2, letterSpacing: 0, color: 'inherit' } as const;

export const currency = styleVariants({
  before: { ...currencyBase, marginInlineEnd: '0.1em', marginBlockStart: '0.16em' },
  after: { ...currencyBase, marginInlineStart: '0.2em', marginBlockStart: '0.16em' },
});

export const empty = style({ color: colour.textMuted });

export const messages = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[2],
  // Room for one line beforehand, so that what is below does not jump when the first message comes.
  minBlockSize: '1.4em',
  fontSize: type.label,
});
