import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';

export const emblem = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  alignSelf: 'center',
  marginInline: 'auto',
  inlineSize: '88px',
  blockSize: '88px',
  borderRadius: '50%',
  background: vars.colour.actionSubtle,
  color: vars.colour.onActionSubtle,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const icon = style({ inlineSize: '44px', blockSize: '44px' });
