import { space } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style, styleVariants } from '@vanilla-extract/css';

const { colour, type } = vars;
const forced = '(forced-colors: active)';
const size = '36px';

export const row = style({
  display: 'flex',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  minInlineSize: 0,
  fontFamily: type.bodyFamily,
  color: colour.text,
});

export const step = style({
  position: 'relative',
  flex: '1 1 0',
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  paddingInline: space[1],
  selectors: {
    // From the middle of one marker to the middle of the next.
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: `calc(${size} / 2 - 1px)`,
      insetInlineStart: `calc(50% + ${size} / 2)`,
      insetInlineEnd: `calc(-50% + ${size} / 2)`,
      borderBlockStart: `2px dotted ${colour.borderStrong}`,
    },
    '&[data-state="done"]:not(:last-child)::before': {
      borderBlockStartStyle: 'solid',
      borderBlockStartColor: colour.successBorder,
    },
  },
  '@media': {
    [forced]: { selectors: { '&:not(:last-child)::before': { borderBlockStartColor: 'CanvasText' } } },
  },
});

export const marker = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  boxSizing: 'border-box',
  inlineSize: size,
  blockSize: size,
  marginBlockEnd: space[2],
  borderRadius: '50%',
  border: '2px solid',
  '@media': { [forced]: { borderColor: 'CanvasText' } },
});

export const markerState = styleVariants({
  done: { background: colour.successSurface, color: colour.successText, borderColor: colour.successBorder },
  current: { background: colour.selected, color: colour.onSelected, borderColor: colour.selected },
  upcoming: { background: colour.surface, color: colour.textMuted, borderColor: colour.borderStrong },
});

export const amount = style({
  fontSize: type.body,
  fontWeight: type.strongWeight,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
});

export const caption = style({ fontSize: type.label, lineHeight: 1.4, color: colour.textMuted });
