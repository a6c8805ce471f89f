import { space, touchTarget } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';
import { focusRing } from '../../primitives/focus-ring.ts';

const { colour, type, motion } = vars;
const forcedColours = '(forced-colors: active)';

const inner = `max(4px, calc(min(${vars.radius.button}, 26px) - 4px))`;

/** A track with the selected segment inside. Segments have equal widths, and wrap if large text leaves no room. */
export const group = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 5.5rem), 1fr))',
  gap: '2px',
  boxSizing: 'border-box',
  minInlineSize: 0,
  padding: '4px',
  borderRadius: `min(${vars.radius.button}, 26px)`,
  background: colour.surfaceSunken,
  '@media': { [forcedColours]: { border: '1px solid CanvasText', padding: '3px' } },
});

export const segment = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  boxSizing: 'border-box',
  minInlineSize: 0,
  minBlockSize: `${touchTarget}px`,
  paddingBlock: space[1],
  paddingInline: space[2],
  border: '1px solid transparent',
  borderRadius: inner,
  background: 'transparent',
  color: colour.text,
  fontFamily: type.bodyFamily,
  fontSize: type.label,
  lineHeight: 1.25,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  userSelect: 'none',
  transition: `background-color ${motion.quick}, color ${motion.quick}`,
  selectors: {
    '&[data-hovered]:not([data-selected])': { background: colour.actionSubtle, color: colour.onActionSubtle },
    '&[data-pressed]:not([data-selected])': {
      background: colour.actionSubtleHover,
      color: colour.onActionSubtle,
    },
    '&[data-selected]': {
      background: colour.surface,
      borderColor: colour.borderStrong,
      boxShadow: vars.shadow.card,
      fontWeight: type.strongWeight,
    },
    '&[data-focus-visible]': focusRing,
    '&[data-disabled]': { color: colour.textDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    [forcedColours]: {
      selectors: {
        '&[data-selected]': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
          borderColor: 'Highlight',
        },
        '&[data-focus-visible]': { outlineColor: 'CanvasText' },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});

export const icon = style({ flex: 'none', inlineSize: '1.25em', blockSize: '1.25em' });
