import { space } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';

export const step = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  minInlineSize: 0,
  textAlign: 'start',
});

/** The number in its disc; a green check mark when the step is done. */
export const marker = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  minInlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: '50%',
  border: '1px solid transparent',
  background: vars.colour.actionSubtle,
  color: vars.colour.onActionSubtle,
  fontSize: vars.type.label,
  fontWeight: vars.type.strongWeight,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-done]': {
      background: vars.colour.successSurface,
      borderColor: vars.colour.successBorder,
      color: vars.colour.successText,
    },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const words = style({ flex: 1, minInlineSize: 0, paddingBlock: space[1] });

export const title = style({
  display: 'block',
  fontSize: vars.type.body,
  fontWeight: vars.type.strongWeight,
  lineHeight: 1.4,
  color: vars.colour.text,
  overflowWrap: 'anywhere',
});

export const text = style({
  display: 'block',
  fontSize: vars.type.label,
  lineHeight: 1.45,
  color: vars.colour.textMuted,
  overflowWrap: 'anywhere',
});
