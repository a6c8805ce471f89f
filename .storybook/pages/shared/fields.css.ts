import { space, touchTarget } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';

const { colour, type } = vars;

export const field = style({ display: 'flex', flexDirection: 'column', gap: space[1], minInlineSize: 0 });

export const label = style({ fontSize: type.label, fontWeight: type.strongWeight, lineHeight: 1.4 });

export const hint = style({ fontSize: type.caption, lineHeight: 1.4, color: colour.textMuted });

export const error = style({ fontSize: type.caption, lineHeight: 1.4, color: colour.dangerText });

export const control = style({
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: `${touchTarget}px`,
  minInlineSize: 0,
  paddingInline: space[3],
  border: `1px solid ${colour.borderStrong}`,
  borderRadius: vars.radius.field,
  background: colour.field,
  color: colour.text,
  fontFamily: 'inherit',
  fontSize: type.body,
  lineHeight: 1.4,
  selectors: { '&[aria-invalid="true"]': { borderColor: colour.dangerBorder, borderWidth: '2px' } },
});

export const figures = style({ fontVariantNumeric: 'tabular-nums' });

export const segments = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  border: 0,
  margin: 0,
  padding: 0,
});

export const legend = style([
  label,
  { float: 'inline-start', inlineSize: '100%', paddingBlockEnd: space[1] },
]);

export const segment = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  boxSizing: 'border-box',
  minBlockSize: `${touchTarget}px`,
  minInlineSize: `${touchTarget}px`,
  paddingInline: space[4],
  border: `1px solid ${colour.borderStrong}`,
  borderRadius: vars.radius.field,
  background: colour.field,
  color: colour.text,
  fontSize: type.label,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      borderColor: colour.selected,
      background: colour.selected,
      color: colour.onSelected,
      fontWeight: type.strongWeight,
    },
    '&:has(:focus-visible)': {
      outline: `2px solid ${colour.focusRing}`,
      outlineOffset: '2px',
      boxShadow: `0 0 0 2px ${colour.focusRingInner}`,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&:has(:checked)': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
      },
    },
  },
});

/** Lies over its label, unseen, so that the label is what one sees and the radio what one reaches. */
export const radio = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' });
