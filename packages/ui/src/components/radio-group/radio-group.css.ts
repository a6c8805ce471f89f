import { space, touchTarget } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';
import { focusRing } from '../../primitives/focus-ring.ts';

const { colour, type, motion } = vars;

export const options = style({ display: 'flex', flexDirection: 'column' });

export const place = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

/** Dot and text are one target; the first line is next to the dot, and further lines are below it. */
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

/** A thick ring when selected, so the shape says it and not only the colour. */
export const dot = style({
  flex: 'none',
  boxSizing: 'border-box',
  inlineSize: '24px',
  blockSize: '24px',
  border: `2px solid ${colour.borderStrong}`,
  borderRadius: '50%',
  background: colour.field,
  transition: `border-width ${motion.quick}, border-color ${motion.quick}`,
  selectors: {
    '[data-hovered] > &': { borderColor: colour.text },
    '[data-pressed] > &': { borderColor: colour.text, background: colour.actionSubtle },
    '[data-invalid]:not([data-selected]) > &': { borderColor: colour.dangerBorder },
    '[data-selected] > &': {
      borderWidth: '7px',
      borderColor: colour.selected,
      background: colour.onSelected,
    },
    '[data-focus-visible] > &': focusRing,
    '[data-disabled] > &': { background: colour.disabled, borderColor: colour.textDisabled },
  },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      background: 'Field',
      borderColor: 'FieldText',
      selectors: {
        '[data-selected] > &': { borderColor: 'Highlight', background: 'Field' },
        '[data-focus-visible] > &': { outlineColor: 'Highlight', boxShadow: 'none' },
        '[data-disabled] > &': { borderColor: 'GrayText' },
      },
    },
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
  },
});

export const label = style({
  minInlineSize: 0,
  fontSize: type.body,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
});

/** Aligned with the label's text. */
export const description = style({
  paddingInlineStart: `calc(24px + ${space[3]})`,
  paddingBlockEnd: space[2],
  fontSize: type.label,
  lineHeight: 1.4,
  color: colour.textMuted,
  selectors: { '[data-disabled] > &': { color: colour.textDisabled } },
});
