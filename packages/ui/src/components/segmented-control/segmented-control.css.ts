import { space, touchTarget } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../../primitives/focus-ring.ts';

const { colour, type, motion } = vars;
const forcedColours = '(forced-colors: active)';

const inner = `max(4px, calc(min(${vars.radius.button}, 26px) - 4px))`;

/** A track with the selected segment inside. Its segments have equal widths; both wrap if there is no room. */
export const group = styleVariants({
  track: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 5.5rem), 1fr))',
    gap: '2px',
    boxSizing: 'border-box',
    minInlineSize: 0,
    padding: '4px',
    borderRadius: `min(${vars.radius.button}, 26px)`,
    background: colour.surfaceSunken,
    '@media': { [forcedColours]: { border: '1px solid CanvasText', padding: '3px' } },
  },
  chips: { display: 'flex', flexWrap: 'wrap', gap: space[2], minInlineSize: 0 },
});

const segmentBase = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  boxSizing: 'border-box',
  minInlineSize: 0,
  minBlockSize: `${touchTarget}px`,
  paddingBlock: space[1],
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
    '&[data-selected]': { fontWeight: type.strongWeight },
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

export const segment = styleVariants({
  track: [
    segmentBase,
    {
      paddingInline: space[2],
      border: '1px solid transparent',
      borderRadius: inner,
      background: 'transparent',
      selectors: {
        '&[data-selected]': {
          background: colour.surface,
          borderColor: colour.borderStrong,
          boxShadow: vars.shadow.card,
        },
      },
    },
  ],
  chips: [
    segmentBase,
    {
      paddingInline: space[3],
      border: `1px solid ${colour.borderStrong}`,
      borderRadius: `min(${vars.radius.button}, ${touchTarget / 2}px)`,
      background: colour.surface,
      selectors: {
        // An inner shadow on top of the border, so that choosing moves nothing.
        '&[data-selected]': {
          background: colour.selectedSubtle,
          borderColor: colour.selected,
          boxShadow: `inset 0 0 0 1px ${colour.selected}`,
        },
      },
    },
  ],
});

export const icon = style({ flex: 'none', inlineSize: '1.25em', blockSize: '1.25em' });
