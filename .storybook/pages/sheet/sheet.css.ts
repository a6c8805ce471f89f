import { space } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';

const { colour } = vars;

/** Columns of cards of unlike height, filled from top to bottom. */
export const columns = style({
  columnWidth: '340px',
  columnGap: space[5],
});

export const specimen = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  boxSizing: 'border-box',
  breakInside: 'avoid',
  marginBlockEnd: space[5],
  padding: vars.density.cardPadding,
  borderRadius: vars.radius.card,
  background: colour.surface,
  boxShadow: vars.shadow.card,
  minInlineSize: 0,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const onBrand = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  padding: space[5],
  borderRadius: vars.radius.card,
  background: colour.canvas,
  color: colour.text,
});
