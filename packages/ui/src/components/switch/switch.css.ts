import { space, touchTarget } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';
import { focusRing } from '../../primitives/focus-ring.ts';

const { colour, type, motion } = vars;
const still = '(prefers-reduced-motion: reduce)';

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontFamily: type.bodyFamily,
  color: colour.text,
});

export const control = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

/** The whole row is clickable: text at the start, switch at the end. */
export const target = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  boxSizing: 'border-box',
  minBlockSize: `${touchTarget}px`,
  paddingBlock: space[2],
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { cursor: 'not-allowed', color: colour.textDisabled } },
});

export const label = style({
  flex: '1 1 0',
  minInlineSize: 0,
  fontSize: type.body,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
});

export const track = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  boxSizing: 'border-box',
  inlineSize: '52px',
  blockSize: '32px',
  padding: '2px',
  border: `2px solid ${colour.borderStrong}`,
  borderRadius: '16px',
  background: colour.field,
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
  selectors: {
    '[data-hovered] > &': { borderColor: colour.text },
    '[data-selected] > &': { background: colour.selected, borderColor: colour.selected },
    '[data-focus-visible] > &': focusRing,
    '[data-invalid] > &': { borderColor: colour.dangerBorder },
    '[data-disabled] > &': { background: colour.disabled, borderColor: colour.textDisabled },
  },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      background: 'ButtonFace',
      borderColor: 'ButtonText',
      selectors: {
        '[data-selected] > &': { background: 'Highlight', borderColor: 'Highlight' },
        '[data-focus-visible] > &': { outlineColor: 'Highlight', boxShadow: 'none' },
        '[data-disabled] > &': { background: 'ButtonFace', borderColor: 'GrayText' },
      },
    },
    [still]: { transition: 'none' },
  },
});

/** Small at the start when off, large at the end when on: size and position show the state, not only colour. */
export const thumb = style({
  inlineSize: '16px',
  blockSize: '16px',
  marginInlineStart: '4px',
  borderRadius: '50%',
  background: colour.borderStrong,
  transition: `margin ${motion.quick} ${motion.easing}, scale ${motion.quick} ${motion.easing}`,
  selectors: {
    '[data-pressed] > * > &': { scale: '1.2' },
    '[data-selected] > * > &': { marginInlineStart: '23px', scale: '1.375', background: colour.onSelected },
    '[data-disabled] > * > &': { background: colour.textDisabled },
  },
  '@media': {
    '(forced-colors: active)': {
      background: 'ButtonText',
      selectors: {
        '[data-selected] > * > &': { background: 'HighlightText' },
        '[data-disabled] > * > &': { background: 'GrayText' },
      },
    },
    [still]: { transition: 'none' },
  },
});
