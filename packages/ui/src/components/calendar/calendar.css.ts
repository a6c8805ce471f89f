import { space, touchTarget } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';
import { focusRing } from '../../primitives/focus-ring.ts';

const { colour, type } = vars;
const forced = '(forced-colors: active)';

export const calendar = style({
  inlineSize: '100%',
  maxInlineSize: '400px',
  containerType: 'inline-size',
  minInlineSize: 0,
  fontFamily: type.bodyFamily,
  color: colour.text,
});

/** Set on a calendar that selects a range. */
export const range = style({});

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  marginBlockEnd: space[2],
});

export const month = style({
  margin: 0,
  minInlineSize: 0,
  fontFamily: type.displayFamily,
  fontSize: type.heading,
  fontWeight: type.headingWeight,
  lineHeight: 1.3,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const step = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: `${touchTarget}px`,
  blockSize: `${touchTarget}px`,
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'none',
  color: colour.text,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: colour.actionSubtle, color: colour.onActionSubtle },
    '&[data-pressed]': { background: colour.actionSubtleHover, color: colour.onActionSubtle },
    '&[data-focus-visible]': focusRing,
    '&[data-disabled]': { color: colour.textDisabled, cursor: 'not-allowed' },
  },
  '@media': { [forced]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
});

export const arrow = style({ selectors: { '&:dir(rtl)': { scale: '-1 1' } } });

export const grid = style({ inlineSize: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' });

export const weekday = style({
  paddingBlock: space[2],
  fontSize: `min(${type.caption}, 4cqi)`,
  fontWeight: 'normal',
  textAlign: 'center',
  color: colour.textMuted,
  overflow: 'hidden',
});

/** At least 44 px high; a seventh of the width, which is 41 px on the narrowest screens. */
export const day = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  minBlockSize: `${touchTarget}px`,
  borderRadius: vars.radius.field,
  // Seven days share the width: large text grows only as far as two digits fit.
  fontSize: `min(${type.body}, 5.5cqi)`,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: colour.actionSubtle, color: colour.onActionSubtle },
    '&[data-today]': {
      fontWeight: type.strongWeight,
      textDecoration: 'underline',
      textUnderlineOffset: '5px',
    },
    '&[data-selected]': {
      background: colour.selected,
      color: colour.onSelected,
      fontWeight: type.strongWeight,
    },
    // In a range, the two ends stand out and the days between form a band.
    '&[data-selected][data-selection-start]:not([data-selection-end])': {
      borderStartEndRadius: 0,
      borderEndEndRadius: 0,
    },
    '&[data-selected][data-selection-end]:not([data-selection-start])': {
      borderStartStartRadius: 0,
      borderEndStartRadius: 0,
    },
    [`.${range} &[data-selected]:not([data-selection-start], [data-selection-end])`]: {
      borderRadius: 0,
      background: colour.selectedSubtle,
      color: colour.text,
      fontWeight: 'normal',
    },
    '&[data-disabled], &[data-unavailable]': { color: colour.textDisabled, cursor: 'not-allowed' },
    '&[data-unavailable]': { textDecoration: 'line-through' },
    '&[data-outside-month]': { visibility: 'hidden' },
    '&[data-focus-visible]': { ...focusRing, zIndex: 1 },
  },
  '@media': {
    [forced]: {
      forcedColorAdjust: 'none',
      color: 'CanvasText',
      selectors: {
        '&[data-hovered]': { background: 'Canvas', color: 'Highlight' },
        '&[data-selected]': { background: 'Highlight', color: 'HighlightText' },
        [`.${range} &[data-selected]:not([data-selection-start], [data-selection-end])`]: {
          background: 'Highlight',
          color: 'HighlightText',
        },
        '&[data-disabled], &[data-unavailable]': { color: 'GrayText' },
        '&[data-focus-visible]': { outlineColor: 'CanvasText', boxShadow: 'none' },
      },
    },
  },
});

/** Takes the day's text colour, so it is also visible on a selected day. */
export const dot = style({
  position: 'absolute',
  insetBlockEnd: '5px',
  insetInlineStart: 'calc(50% - 3px)',
  inlineSize: '6px',
  blockSize: '6px',
  borderRadius: '50%',
  background: 'currentColor',
});
