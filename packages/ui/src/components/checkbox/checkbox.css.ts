import { space, touchTarget } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';
import { focusRing } from '../../primitives/focus-ring.ts';

const { colour, type, motion } = vars;
const forcedColours = '(forced-colors: active)';

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontFamily: type.bodyFamily,
  color: colour.text,
});

export const control = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

/** Box and label are one target; the label's first line is next to the box, and further lines are below it. */
export const target = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  alignSelf: 'flex-start',
  gap: space[3],
  boxSizing: 'border-box',
  minInlineSize: `${touchTarget}px`,
  minBlockSize: `${touchTarget}px`,
  paddingBlock: `calc((${touchTarget}px - 24px) / 2)`,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { cursor: 'not-allowed', color: colour.textDisabled } },
});

export const box = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  inlineSize: '24px',
  blockSize: '24px',
  border: `2px solid ${colour.borderStrong}`,
  borderRadius: vars.radius.small,
  background: colour.field,
  color: 'transparent',
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
  selectors: {
    '[data-hovered] > &': { borderColor: colour.text },
    '[data-selected] > &, [data-indeterminate] > &': {
      background: colour.selected,
      borderColor: colour.selected,
      color: colour.onSelected,
    },
    '[data-focus-visible] > &': focusRing,
    '[data-invalid]:not([data-selected]) > &': { borderColor: colour.dangerBorder },
    '[data-disabled] > &': { background: colour.disabled, borderColor: colour.textDisabled },
    '[data-disabled][data-selected] > &, [data-disabled][data-indeterminate] > &': {
      color: colour.textDisabled,
    },
  },
  '@media': {
    [forcedColours]: {
      forcedColorAdjust: 'none',
      background: 'Field',
      borderColor: 'FieldText',
      selectors: {
        '[data-selected] > &, [data-indeterminate] > &': {
          background: 'Highlight',
          borderColor: 'Highlight',
          color: 'HighlightText',
        },
        '[data-focus-visible] > &': { outlineColor: 'Highlight', boxShadow: 'none' },
        '[data-disabled] > &': { background: 'Field', borderColor: 'GrayText' },
        '[data-disabled][data-selected] > &, [data-disabled][data-indeterminate] > &': { color: 'GrayText' },
      },
    },
  },
});

export const mark = style({ inlineSize: '18px', blockSize: '18px' });

export const label = style({
  fontSize: type.body,
  lineHeight: 1.5,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});

/** Below the label, aligned with its text. */
export const below = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  paddingInlineStart: `calc(24px + ${space[3]})`,
});
