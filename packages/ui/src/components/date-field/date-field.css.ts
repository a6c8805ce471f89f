import { space } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';
import { focusRing } from '../../primitives/focus-ring.ts';

const { colour, type } = vars;

export const parts = style({
  cursor: 'text',
  fontSize: `max(16px, ${type.body})`,
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: { '&[data-disabled]': { color: colour.textDisabled, cursor: 'not-allowed' } },
});

/** The box of a field, with its focus ring. */
export const box = style({
  paddingInline: space[3],
  selectors: { '&[data-focus-within]': { ...focusRing, borderColor: colour.text } },
});

export const segment = style({
  paddingBlock: '2px',
  paddingInline: '2px',
  minBlockSize: '28px',
  borderRadius: '4px',
  outline: 'none',
  caretColor: 'transparent',
  whiteSpace: 'pre',
  selectors: {
    '&:not([data-type="literal"])': { minInlineSize: '24px', textAlign: 'center' },
    '&[data-type="literal"]': { color: colour.textMuted, paddingInline: 0 },
    '&[data-placeholder]': { color: colour.textMuted },
    '&[data-focused]': { background: colour.selected, color: colour.onSelected, boxShadow: 'none' },
    '&[data-disabled]': { color: colour.textDisabled },
  },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      color: 'CanvasText',
      selectors: {
        '&[data-focused]': { background: 'Highlight', color: 'HighlightText' },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});
