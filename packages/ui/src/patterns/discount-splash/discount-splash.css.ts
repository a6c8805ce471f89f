import { space } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';
import { forcedSurface } from '../shared/forced-surface.ts';

/** The offer on the brand's background, with its icon. */
export const offer = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[3],
  padding: space[5],
  borderRadius: vars.radius.card,
  background: vars.colour.brand,
  color: vars.colour.onBrand,
  '@media': forcedSurface,
});

export const icon = style({ inlineSize: '40px', blockSize: '40px', flexShrink: 0 });
