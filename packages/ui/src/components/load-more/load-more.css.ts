import { space } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[4],
});

export const count = style({
  margin: 0,
  fontFamily: vars.type.bodyFamily,
  fontSize: vars.type.label,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
  color: vars.colour.textMuted,
  selectors: { '&:empty': { display: 'none' } },
});
