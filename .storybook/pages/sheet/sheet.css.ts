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

/** The name at the start, the way to more at the end. */
export const specimenHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[3],
});

/** Each is as wide as it makes itself; one that would stick to the edge of the window sticks to that of its card. */
export const specimenBody = style({ contain: 'layout', minBlockSize: space[2], minInlineSize: 0 });
