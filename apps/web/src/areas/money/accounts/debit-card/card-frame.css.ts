import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';

/** A bank's page, which decides for itself what it shows. */
export const bank = style({
  inlineSize: '100%',
  blockSize: '26rem',
  border: `1px solid ${vars.colour.border}`,
  borderRadius: vars.radius.card,
  background: vars.colour.surface,
});
