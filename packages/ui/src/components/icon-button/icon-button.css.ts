import { touchTarget } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../../primitives/focus-ring.ts';

const { colour, motion } = vars;

/** A 24 px icon in a 44 px target; the background only shows under a pointer. */
export const button = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  boxSizing: 'border-box',
  inlineSize: `${touchTarget}px`,
  blockSize: `${touchTarget}px`,
  border: 0,
  padding: 0,
  borderRadius: '50%',
  background: 'transparent',
  cursor: 'pointer',
  transition: `background-color ${motion.quick}`,
  selectors: {
    '&[data-focus-visible]': focusRing,
    '&[data-hovered]': { background: colour.actionSubtle, color: colour.onActionSubtle },
    '&[data-pressed]': { background: colour.actionSubtleHover, color: colour.onActionSubtle },
    '&[data-disabled]': { color: colour.textDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': {
      color: 'ButtonText',
      selectors: { '&[data-disabled]': { color: 'GrayText' } },
    },
  },
});

export const tone = styleVariants({
  default: { color: colour.text },
  muted: { color: colour.textMuted },
});

export const icon = style({ inlineSize: '24px', blockSize: '24px' });
