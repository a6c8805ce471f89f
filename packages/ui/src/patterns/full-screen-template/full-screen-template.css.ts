import { space } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';

export const image = style({
  display: 'block',
  maxInlineSize: '100%',
  maxBlockSize: '220px',
  borderRadius: vars.radius.card,
});

export const consent = style({ display: 'flex', flexDirection: 'column', gap: space[3] });
