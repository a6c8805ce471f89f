import { space, touchTarget } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';
import { focusRing } from '../../primitives/focus-ring.ts';

const { colour, type } = vars;
const forced = '(forced-colors: active)';

export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], outline: 'none' });

export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  boxSizing: 'border-box',
  maxInlineSize: '100%',
  minBlockSize: `${touchTarget}px`,
  border: `1px solid ${colour.border}`,
  borderRadius: vars.radius.field,
  background: colour.surfaceSunken,
  color: colour.text,
  fontSize: type.label,
  lineHeight: 1.4,
  outline: 'none',
  selectors: { '&[data-focus-visible]': focusRing },
  '@media': {
    [forced]: {
      borderColor: 'CanvasText',
      selectors: { '&[data-focus-visible]': { outlineColor: 'Highlight' } },
    },
  },
});

export const name = style({
  minInlineSize: 0,
  paddingBlock: space[1],
  paddingInline: space[3],
  overflowWrap: 'anywhere',
});

export const remove = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: `${touchTarget}px`,
  blockSize: `${touchTarget}px`,
  marginInlineStart: `calc(-1 * ${space[3]})`,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.field,
  background: 'transparent',
  color: colour.textMuted,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered], &[data-pressed]': { color: colour.text },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: '-4px', boxShadow: 'none' },
  },
  '@media': { [forced]: { color: 'ButtonText' } },
});

export const cross = style({ inlineSize: '18px', blockSize: '18px' });
