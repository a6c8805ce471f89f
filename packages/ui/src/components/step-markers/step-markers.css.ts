import { space } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style, styleVariants } from '@vanilla-extract/css';

const { colour, type } = vars;
const forced = '(forced-colors: active)';
/** The space left next to the steps, so that the last marker ends at the edge. */
const size = 'min(20px, 5cqi)';

export const root = style({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  minInlineSize: 0,
});

export const line = style({
  display: 'flex',
  inlineSize: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** From one marker to the next; the last step is only its marker. */
export const step = style({
  position: 'relative',
  flex: 'none',
  inlineSize: 'var(--df-step-width)',
  blockSize: size,
  selectors: {
    '&:last-child': { inlineSize: size, flexShrink: 1 },
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: size,
      insetInlineEnd: 0,
      insetBlockStart: 'calc(50% - 1px)',
      borderBlockStart: `2px solid ${colour.borderStrong}`,
    },
    '&[data-state="done"]:not(:last-child)::after': { borderBlockStartColor: colour.selected },
  },
  '@media': {
    [forced]: { selectors: { '&:not(:last-child)::after': { borderBlockStartColor: 'CanvasText' } } },
  },
});

export const marker = style({
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  inlineSize: size,
  blockSize: size,
  borderRadius: '50%',
  border: `2px solid ${colour.borderStrong}`,
  transition: `background-color ${vars.motion.quick}`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
    [forced]: { borderColor: 'CanvasText', forcedColorAdjust: 'none' },
  },
});

/** Done is a filled check mark, current a ring with a dot, upcoming an empty ring: three shapes, not only three colours. */
export const markerState = styleVariants({
  done: {
    background: colour.selected,
    borderColor: colour.selected,
    color: colour.onSelected,
    '@media': { [forced]: { background: 'CanvasText', color: 'Canvas' } },
  },
  current: {
    borderColor: colour.selected,
    background: `radial-gradient(circle, ${colour.selected} 0 4px, ${colour.surface} 4.5px)`,
    '@media': { [forced]: { background: 'radial-gradient(circle, Highlight 0 4px, Canvas 4.5px)' } },
  },
  upcoming: { background: colour.surface, '@media': { [forced]: { background: 'Canvas' } } },
});

export const tick = style({ inlineSize: '60%', blockSize: '60%' });

export const caption = style({
  margin: 0,
  fontFamily: type.bodyFamily,
  fontSize: type.label,
  lineHeight: 1.4,
  color: colour.text,
  fontWeight: type.strongWeight,
  overflowWrap: 'anywhere',
});

export const count = style({ color: colour.textMuted, fontWeight: 'normal', marginInlineEnd: space[1] });
