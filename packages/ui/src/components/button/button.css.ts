import { space, touchTarget, widths } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../../primitives/focus-ring.ts';

const { colour, type, motion } = vars;
const forcedColours = '(forced-colors: active)';

/** The label may wrap to two lines: the height is a minimum, and the corners stay round. */
export const button = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  boxSizing: 'border-box',
  maxInlineSize: '100%',
  border: '2px solid transparent',
  borderRadius: vars.radius.button,
  fontFamily: type.bodyFamily,
  fontWeight: type.strongWeight,
  lineHeight: 1.25,
  textAlign: 'center',
  textWrap: 'balance',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  touchAction: 'manipulation',
  userSelect: 'none',
  transition: `background-color ${motion.quick}, color ${motion.quick}, transform ${motion.quick} ${motion.easing}`,
  selectors: {
    '&[data-pressed]': { transform: 'scale(0.98)' },
    '&[data-focus-visible]': focusRing,
    '&[data-pending]': { cursor: 'progress' },
    '&[data-disabled]': { cursor: 'not-allowed', background: colour.disabled, color: colour.textDisabled },
  },
  '@media': {
    [forcedColours]: {
      borderColor: 'ButtonText',
      selectors: { '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' } },
    },
    '(prefers-reduced-motion: reduce)': {
      transition: 'none',
      selectors: { '&[data-pressed]': { transform: 'none' } },
    },
  },
});

const live = ':not([data-disabled])';

export const variant = styleVariants({
  primary: {
    selectors: {
      [`&${live}`]: { background: colour.action, color: colour.onAction, borderColor: vars.edge.action },
      [`&[data-hovered]${live}`]: { background: colour.actionHover },
      [`&[data-pressed]${live}`]: { background: colour.actionPressed },
    },
    '@media': {
      // The primary action stays recognisable when backgrounds are removed.
      [forcedColours]: {
        forcedColorAdjust: 'none',
        selectors: {
          [`&${live}`]: { background: 'Highlight', color: 'HighlightText', borderColor: 'Highlight' },
          '&[data-disabled]': { background: 'ButtonFace' },
          '&[data-focus-visible]': { outlineColor: 'CanvasText', boxShadow: 'none' },
        },
      },
    },
  },
  secondary: {
    selectors: {
      [`&${live}`]: { background: colour.actionSubtle, color: colour.onActionSubtle },
      [`&[data-hovered]${live}, &[data-pressed]${live}`]: { background: colour.actionSubtleHover },
    },
  },
  quiet: {
    selectors: {
      [`&${live}`]: { background: 'transparent', color: colour.link },
      [`&[data-hovered]${live}, &[data-pressed]${live}`]: {
        background: colour.actionSubtle,
        color: colour.onActionSubtle,
      },
      '&[data-disabled]': { background: 'transparent' },
    },
  },
  danger: {
    selectors: {
      [`&${live}`]: { background: colour.danger, color: colour.onDanger },
      [`&[data-hovered]${live}, &[data-pressed]${live}`]: { background: colour.dangerHover },
    },
  },
});

export const size = styleVariants({
  medium: {
    minBlockSize: vars.density.control,
    paddingBlock: space[2],
    paddingInline: space[5],
    fontSize: type.body,
  },
  small: {
    minBlockSize: `${touchTarget}px`,
    minInlineSize: `${touchTarget}px`,
    paddingBlock: space[1],
    paddingInline: space[4],
    fontSize: type.label,
  },
});

/** The label of a quiet button stands where the text around it begins; what shows under the pointer reaches beyond it. */
export const flush = styleVariants({
  medium: { marginInline: `calc(-1 * (${space[5]} + 2px))` },
  small: { marginInline: `calc(-1 * (${space[4]} + 2px))` },
});

/** Full width on a phone, its own width on larger screens. */
export const stretch = style({
  inlineSize: '100%',
  '@media': {
    [`screen and (min-width: ${widths.twoColumns}px)`]: { inlineSize: 'auto', minInlineSize: '240px' },
  },
});

export const content = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
});

/** Invisible under the spinner, but still sets the width and the name. */
export const contentPending = style({ opacity: 0 });

export const icon = style({ flex: 'none', inlineSize: '1.25em', blockSize: '1.25em' });

export const progress = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
});

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const pulse = keyframes({ '50%': { opacity: 0.4 } });

export const spinner = style({
  inlineSize: '1.5em',
  blockSize: '1.5em',
  animation: `${turn} 800ms linear infinite`,
  // With reduced motion the spinner pulses instead of turning, to show that work continues. This overrides the reset.
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animation: `${pulse} 2s ease-in-out infinite !important`,
    },
  },
});
