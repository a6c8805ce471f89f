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

/** The chosen day and its amount, above the bars where a finger does not cover it. */
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
  // Cut at the base line, and not above, where the mark of the chosen day reaches a little higher.
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

/** Bars by what they stand for. */
export const bar = styleVariants({
  normal: [fill, { fill: colour.chart, '@media': { '(forced-colors: active)': { fill: 'CanvasText' } } }],
  strong: [
    fill,
    { fill: colour.chartStrong, '@media': { '(forced-colors: active)': { fill: 'Highlight' } } },
  ],
  none: [fill, { fill: colour.borderStrong, '@media': { '(forced-colors: active)': { fill: 'GrayText' } } }],
});

/** Marks the chosen day behind its bar, so that colour alone does not. */
export const chosen = style({ fill: colour.selectedSubtle });

/** The whole height of a day answers to a finger. */
export const target = style({ fill: 'transparent', cursor: 'pointer' });

export const axis = style({
  display: 'flex',
  // Two weeks' letters fit beside each other whatever size the reader sets; the table has the days in full, and in that size.
  fontSize: `min(${vars.type.caption}, 4.6cqi)`,
  lineHeight: 1.4,
  color: colour.textMuted,
  textAlign: 'center',
});

/** One weekday; it may not push its neighbours aside. */
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

/** Seven short names fit; in a narrower place, or with large text, one letter each has to do. */
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
