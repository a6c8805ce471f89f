import { space, touchTarget } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../../primitives/focus-ring.ts';

const { colour, type, motion } = vars;
const forcedColours = '(forced-colors: active)';
const thumbSize = 28;

export const root = style({ display: 'flex', flexDirection: 'column', gap: space[2], minInlineSize: 0 });

export const number = style({
  flex: 'none',
  maxInlineSize: '100%',
  minBlockSize: `${touchTarget}px`,
  paddingInline: space[1],
});

export const numberInput = style({
  flex: '0 1 auto',
  inlineSize: 'auto',
  paddingInline: space[2],
  textAlign: 'end',
  fontWeight: type.strongWeight,
});

export const affix = styleVariants({
  before: { paddingInlineStart: space[2], color: colour.textMuted },
  after: { paddingInlineEnd: space[2], color: colour.textMuted },
});

/** As tall as a touch target; the line in its middle is a background. Half a thumb of space at each end. */
export const track = style({
  position: 'relative',
  boxSizing: 'border-box',
  blockSize: `${touchTarget}px`,
  marginInline: `${thumbSize / 2}px`,
  cursor: 'pointer',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInline: `-${thumbSize / 2}px`,
      insetBlockStart: 'calc(50% - 4px)',
      blockSize: '8px',
      boxSizing: 'border-box',
      border: `1px solid ${colour.borderStrong}`,
      borderRadius: '4px',
      background: colour.surfaceSunken,
    },
    '&[data-disabled]': { cursor: 'not-allowed' },
  },
});

/** React Aria sizes it to the track and positions it from the track's start; the line inside starts half a thumb earlier. */
export const fill = style({
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: 'calc(50% - 4px)',
      insetInlineStart: `-${thumbSize / 2}px`,
      insetInlineEnd: 0,
      blockSize: '8px',
      borderRadius: '4px',
      background: colour.selected,
    },
    '[data-disabled] > &::before': { background: colour.textDisabled },
  },
  '@media': {
    [forcedColours]: {
      selectors: {
        '&::before': { forcedColorAdjust: 'none', background: 'Highlight' },
        '[data-disabled] > &::before': { background: 'GrayText' },
      },
    },
  },
});

export const thumb = style({
  insetBlockStart: '50%',
  boxSizing: 'border-box',
  inlineSize: `${thumbSize}px`,
  blockSize: `${thumbSize}px`,
  border: `3px solid ${colour.selected}`,
  borderRadius: '50%',
  background: colour.field,
  boxShadow: vars.shadow.card,
  transition: `border-width ${motion.quick}`,
  selectors: {
    '&[data-hovered]': { borderWidth: '5px' },
    '&[data-dragging]': { borderWidth: '8px' },
    '&[data-focus-visible]': focusRing,
    '&[data-disabled]': { borderColor: colour.textDisabled, background: colour.disabled },
    // The touch target is 44 px although the thumb looks smaller.
    '&::after': { content: '', position: 'absolute', inset: `-${(touchTarget - thumbSize) / 2 + 3}px` },
  },
  '@media': {
    [forcedColours]: {
      forcedColorAdjust: 'none',
      borderColor: 'ButtonText',
      background: 'ButtonFace',
      selectors: {
        '&[data-focus-visible]': { outlineColor: 'Highlight', boxShadow: 'none' },
        '&[data-disabled]': { borderColor: 'GrayText', background: 'ButtonFace' },
      },
    },
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
  },
});

export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
  fontSize: type.caption,
  lineHeight: 1.4,
  color: colour.textMuted,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
