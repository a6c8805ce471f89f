import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';

/** As wide as its digits, and round for a single one. */
export const badge = style({
  display: 'inline-grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  flex: 'none',
  minInlineSize: '1.5em',
  blockSize: '1.5em',
  paddingInline: '0.4em',
  borderRadius: '999px',
  background: vars.colour.danger,
  color: vars.colour.onDanger,
  fontFamily: vars.type.bodyFamily,
  fontSize: vars.type.caption,
  fontWeight: vars.type.strongWeight,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  whiteSpace: 'nowrap',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const dot = style({
  minInlineSize: 0,
  inlineSize: '10px',
  blockSize: '10px',
  padding: 0,
  '@media': {
    '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' },
  },
});
