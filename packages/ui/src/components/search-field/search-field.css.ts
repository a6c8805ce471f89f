import { space, touchTarget } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';
import { focusRing } from '../../primitives/focus-ring.ts';

const { colour } = vars;

export const icon = style({
  flex: 'none',
  inlineSize: '20px',
  blockSize: '20px',
  marginInlineStart: space[4],
  marginInlineEnd: `calc(-1 * ${space[2]})`,
  color: colour.textMuted,
  selectors: { '[data-disabled] > &': { color: colour.textDisabled } },
});

/** Inside the box, as tall as a touch target; keeps its space while there is nothing to clear. */
export const clear = style({
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
    '&[data-focus-visible]': { ...focusRing, outlineOffset: '-4px', boxShadow: 'none' },
    '[data-empty] &': { visibility: 'hidden' },
  },
  '@media': { '(forced-colors: active)': { color: 'ButtonText' } },
});

export const clearIcon = style({ inlineSize: '20px', blockSize: '20px' });

/** Highlighted by weight and underline, so it shows on any background and in forced colours. */
export const match = style({
  background: 'transparent',
  color: 'inherit',
  fontWeight: vars.type.strongWeight,
  textDecoration: 'underline',
  textDecorationThickness: '2px',
  textUnderlineOffset: '0.15em',
  forcedColorAdjust: 'none',
});
