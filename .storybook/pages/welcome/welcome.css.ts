import { space } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { globalStyle, style } from '@vanilla-extract/css';

const { colour } = vars;

export const hero = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  padding: space[5],
  borderRadius: vars.radius.sheet,
  background: colour.canvas,
  color: colour.text,
  '@media': { 'screen and (min-width: 720px)': { padding: space[7] } },
});

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  padding: vars.density.cardPadding,
  borderRadius: vars.radius.card,
  background: colour.surface,
  boxShadow: vars.shadow.card,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

// The whole card is the link's target; the link's words are its name alone.
globalStyle(`${card} a::after`, { content: '""', position: 'absolute', inset: 0 });
