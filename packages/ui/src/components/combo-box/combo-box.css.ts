import { space, touchTarget } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';

const { colour, motion } = vars;

/** Inside the box, as tall as a touch target; not in the tab order, because the arrow keys also open the list. */
export const opener = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: `${touchTarget}px`,
  blockSize: `${touchTarget}px`,
  marginInlineEnd: space[1],
  border: 0,
  borderRadius: vars.radius.field,
  background: 'transparent',
  color: colour.textMuted,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered], &[data-pressed]': { color: colour.text },
    '&[data-disabled]': { color: colour.textDisabled, cursor: 'not-allowed' },
  },
  '@media': { '(forced-colors: active)': { color: 'ButtonText' } },
});

export const chevron = style({
  inlineSize: '20px',
  blockSize: '20px',
  transition: `rotate ${motion.quick} ${motion.easing}`,
  selectors: { '[data-open] &': { rotate: '180deg' } },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});
