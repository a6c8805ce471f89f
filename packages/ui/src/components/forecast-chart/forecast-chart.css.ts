import { space } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';

const { colour, type } = vars;
const forced = '(forced-colors: active)';

export const goal = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[3],
  fontSize: type.label,
  lineHeight: 1.4,
  color: colour.textMuted,
});

export const goalValue = style({
  fontWeight: type.strongWeight,
  fontVariantNumeric: 'tabular-nums',
  color: colour.text,
});

/** Stretched to the width; its lines keep their thickness. */
export const plot = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '128px',
  marginBlockStart: space[2],
  overflow: 'visible',
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
});

const line = style({ fill: 'none', vectorEffect: 'non-scaling-stroke' });

export const goalLine = style([
  line,
  {
    stroke: colour.borderStrong,
    strokeWidth: 1,
    strokeDasharray: '4 4',
    '@media': { [forced]: { stroke: 'GrayText' } },
  },
]);

export const baseline = style([
  line,
  { stroke: colour.border, strokeWidth: 1, '@media': { [forced]: { stroke: 'GrayText' } } },
]);

export const area = style({ fill: colour.selectedSubtle, '@media': { [forced]: { fill: 'none' } } });

export const path = style([
  line,
  {
    stroke: colour.chartStrong,
    strokeWidth: 3,
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
    '@media': { [forced]: { stroke: 'Highlight' } },
  },
]);

export const axis = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[3],
  marginBlockStart: space[1],
  fontSize: type.caption,
  lineHeight: 1.4,
  color: colour.textMuted,
});
