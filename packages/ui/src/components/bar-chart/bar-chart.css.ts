import { space, touchTarget } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../../primitives/focus-ring.ts';

const { colour } = vars;

export const figure = style({
  containerType: 'inline-size',
  margin: 0,
  overflowWrap: 'anywhere',
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
});

/** The selected day and its amount, above the bars, where a finger does not cover it. */
export const readout = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[4],
  fontSize: vars.type.label,
  lineHeight: 1.4,
  color: colour.textMuted,
});

export const readoutValue = style({
  fontFamily: vars.type.displayFamily,
  fontSize: vars.type.heading,
  fontWeight: vars.type.headingWeight,
  fontVariantNumeric: 'tabular-nums',
  color: colour.text,
});

export const plot = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '144px',
  marginBlockStart: space[2],
  overflow: 'visible',
  // Clipped at the base line but not above, where the highlight of the selected day extends a little.
  clipPath: 'inset(-8px 0 0)',
});

export const baseline = style({ stroke: colour.border, strokeWidth: 1 });

const fill = style({
  transition: `fill ${vars.motion.quick}`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
    '(forced-colors: active)': { forcedColorAdjust: 'none' },
  },
});

/** Bars by meaning. */
export const bar = styleVariants({
  normal: [fill, { fill: colour.chart, '@media': { '(forced-colors: active)': { fill: 'CanvasText' } } }],
  strong: [
    fill,
    { fill: colour.chartStrong, '@media': { '(forced-colors: active)': { fill: 'Highlight' } } },
  ],
  none: [fill, { fill: colour.borderStrong, '@media': { '(forced-colors: active)': { fill: 'GrayText' } } }],
});

/** Highlights the selected day behind its bar, so that colour is not the only cue. */
export const chosen = style({ fill: colour.selectedSubtle });

/** The full height of a day is clickable. */
export const target = style({ fill: 'transparent', cursor: 'pointer' });

export const axis = style({
  display: 'flex',
  // Two weeks of letters fit at any text size; the table has the full day names at the reader's size.
  fontSize: `min(${vars.type.caption}, 4.6cqi)`,
  lineHeight: 1.4,
  color: colour.textMuted,
  textAlign: 'center',
});

/** One weekday; must not move its neighbours. */
export const day = style({
  flex: '1 1 0',
  minInlineSize: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-today]': {
      color: colour.text,
      fontWeight: vars.type.strongWeight,
      textDecoration: 'underline',
      textUnderlineOffset: '4px',
    },
  },
});

/** Seven short names fit; in narrower containers, or with large text, there is only room for one letter each. */
const crowded = '(max-width: 17rem)';
export const shortName = style({ '@container': { [crowded]: { display: 'none' } } });
export const narrowName = style({ display: 'none', '@container': { [crowded]: { display: 'inline' } } });

export const toggle = style({
  alignSelf: 'flex-start',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: touchTarget,
  padding: 0,
  border: 'none',
  borderRadius: vars.radius.small,
  background: 'none',
  font: 'inherit',
  fontSize: vars.type.label,
  fontWeight: vars.type.strongWeight,
  textAlign: 'start',
  color: colour.link,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { color: colour.linkHover, textDecoration: 'underline' },
    '&[data-focus-visible]': focusRing,
  },
});

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.type.label,
  lineHeight: 1.4,
  color: colour.text,
});

export const caption = style({
  textAlign: 'start',
  overflowWrap: 'anywhere',
  color: colour.textMuted,
  paddingBlockEnd: space[2],
});

const cell = style({
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${colour.border}`,
  fontWeight: 'normal',
});

export const dayCell = style([cell, { textAlign: 'start', overflowWrap: 'anywhere', hyphens: 'auto' }]);

export const amountCell = style([
  cell,
  { textAlign: 'end', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
]);
