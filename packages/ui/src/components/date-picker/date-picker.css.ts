import { space, touchTarget } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';
import { focusRing } from '../../primitives/focus-ring.ts';

const { colour } = vars;

export const box = style({
  paddingInlineStart: space[3],
  selectors: { '&[data-focus-within]': { ...focusRing, borderColor: colour.text } },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[data-focus-within]': { outlineColor: 'Highlight' } } },
  },
});

/** One date, or two, stacked if both do not fit. */
export const parts = style({
  flex: '1 1 0',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
  minInlineSize: 0,
  paddingBlock: space[1],
});

/** Inside the box, as tall as a touch target. */
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
  outline: 'none',
  selectors: {
    '&[data-hovered], &[data-pressed]': { color: colour.text },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: '-4px', boxShadow: 'none' },
    '&[data-disabled]': { color: colour.textDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': {
      color: 'ButtonText',
      selectors: { '&[data-disabled]': { color: 'GrayText' } },
    },
  },
});

export const icon = style({ inlineSize: '24px', blockSize: '24px' });

export const dialog = style({ padding: space[3], overflowY: 'auto', outline: 'none' });
