import { space, touchTarget } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';
import { focusRing } from '../../primitives/focus-ring.ts';

const { colour, type } = vars;

export const root = style({ minInlineSize: 0, fontFamily: type.bodyFamily });

/** Tabs that do not fit scroll sideways; the page does not. The space around is for focus rings. */
export const scroller = style({
  overflowX: 'auto',
  scrollbarWidth: 'none',
  margin: '-4px',
  padding: '4px',
});

export const list = style({
  display: 'flex',
  gap: space[1],
  minInlineSize: 'max-content',
  borderBlockEnd: `1px solid ${colour.border}`,
});

export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  boxSizing: 'border-box',
  minBlockSize: `${touchTarget}px`,
  minInlineSize: `${touchTarget}px`,
  justifyContent: 'center',
  paddingInline: space[3],
  marginBlockEnd: '-1px',
  borderBlockEnd: '3px solid transparent',
  borderStartStartRadius: vars.radius.small,
  borderStartEndRadius: vars.radius.small,
  fontSize: type.label,
  fontWeight: type.strongWeight,
  color: colour.textMuted,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  outline: 'none',
  scrollMarginInline: space[6],
  transition: `color ${vars.motion.quick}, border-color ${vars.motion.quick}`,
  selectors: {
    '&[data-hovered]': { color: colour.text, background: colour.surfaceSunken },
    '&[data-selected]': { color: colour.text, borderBlockEndColor: colour.selected },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: '-2px', boxShadow: 'none' },
    '&[data-disabled]': { color: colour.textDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
    '(forced-colors: active)': {
      selectors: {
        '&[data-selected]': { borderBlockEndColor: 'Highlight' },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});

export const panel = style({
  paddingBlockStart: space[4],
  minInlineSize: 0,
  outline: 'none',
  borderRadius: vars.radius.small,
  selectors: { '&[data-focus-visible]': focusRing },
});
