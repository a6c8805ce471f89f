import { space } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style, styleVariants } from '@vanilla-extract/css';

const { colour, type } = vars;
const forced = '(forced-colors: active)';
const size = '28px';

export const line = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontFamily: type.bodyFamily,
  color: colour.text,
  minInlineSize: 0,
});

export const step = style({
  position: 'relative',
  display: 'flex',
  gap: space[3],
  paddingBlockEnd: space[5],
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: size,
      insetBlockEnd: 0,
      insetInlineStart: `calc(${size} / 2 - 1px)`,
      borderInlineStart: `2px solid ${colour.borderStrong}`,
    },
    // The line ahead is dotted.
    '&[data-state="current"]::before, &[data-state="upcoming"]::before': { borderInlineStartStyle: 'dotted' },
  },
});

export const marker = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  boxSizing: 'border-box',
  inlineSize: size,
  blockSize: size,
  borderRadius: '50%',
  border: '2px solid transparent',
  '@media': { [forced]: { borderColor: 'CanvasText' } },
});

export const markerState = styleVariants({
  done: { background: colour.successSurface, color: colour.successText, borderColor: colour.successBorder },
  current: { background: colour.selected, color: colour.onSelected, borderColor: colour.selected },
  upcoming: { background: colour.surface, color: 'transparent', borderColor: colour.borderStrong },
  failed: { background: colour.dangerSurface, color: colour.dangerText, borderColor: colour.dangerBorder },
});

export const words = style({ minInlineSize: 0, paddingBlockStart: '2px', overflowWrap: 'anywhere' });

export const title = style({
  fontSize: type.body,
  fontWeight: type.strongWeight,
  lineHeight: 1.5,
  selectors: { '[data-state="upcoming"] &': { fontWeight: 'normal', color: colour.textMuted } },
});

export const time = style({ fontSize: type.label, lineHeight: 1.4, color: colour.textMuted });
export const description = style({ marginBlockStart: space[1], fontSize: type.label, lineHeight: 1.5 });
