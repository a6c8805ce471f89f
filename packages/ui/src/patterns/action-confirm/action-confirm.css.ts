import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';

export const picture = style({
  display: 'block',
  maxInlineSize: '100%',
  maxBlockSize: '180px',
  marginInline: 'auto',
  borderRadius: vars.radius.card,
});
