import { space, widths } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';
import { forcedSurface } from '../shared/forced-surface.ts';

/** The brand's background, from edge to edge and behind the status bar. */
export const root = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: ['100vh', '100dvh'],
  background: vars.colour.canvas,
});

export const background = style({
  position: 'relative',
  paddingBlockStart: `calc(${space[6]} + var(--df-safe-top, env(safe-area-inset-top, 0px)))`,
  paddingInline: space[4],
  paddingBlockEnd: space[8],
  background: vars.colour.brand,
  textAlign: 'center',
  '@media': forcedSurface,
});

/** In the same corner as on every page. */
export const logo = style({
  maxInlineSize: `${widths.task}px`,
  marginInline: 'auto',
  marginBlockEnd: space[5],
  textAlign: 'start',
});

/** The bottom edge of the brand's background. */
export const edge = style({ position: 'relative' });

/** Cut out of the brand's background, in the colour of the page below. */
export const wave = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: `calc(-1 * ${space[7]} + 1px)`,
  inlineSize: '100%',
  blockSize: space[7],
  pointerEvents: 'none',
  '@media': { '(forced-colors: active)': { display: 'none' } },
});

/** In the page's colour: it is outside the surface, whose canvas differs. */
export const cut = style({ fill: vars.colour.canvas });

export const words = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[4],
  maxInlineSize: `${widths.task}px`,
  marginInline: 'auto',
});

export const below = style({
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  flexGrow: 1,
  gap: space[6],
  inlineSize: '100%',
  maxInlineSize: `${widths.task}px`,
  marginInline: 'auto',
  paddingInline: space[4],
  paddingBlock: `${space[4]} calc(${space[4]} + var(--df-safe-bottom, env(safe-area-inset-bottom, 0px)))`,
  // The ways on follow the words, rather than lying at the foot of a large window.
  '@media': { [`screen and (min-width: ${widths.tablet}px)`]: { justifyContent: 'flex-start' } },
});

export const ways = style({ display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: space[2] });

export const help = style({ display: 'flex', justifyContent: 'center' });
