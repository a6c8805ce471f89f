import { space } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';

/** Above the page, without blocking it. */
export const place = style({
  position: 'fixed',
  insetBlockStart: `calc(${space[5]} + var(--df-safe-top, env(safe-area-inset-top, 0px)))`,
  insetInline: 0,
  marginInline: 'auto',
  inlineSize: 'fit-content',
  zIndex: 150,
  pointerEvents: 'none',
  borderRadius: '50%',
  color: vars.colour.text,
});
