import { space } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';

export const skipLink = style({
  position: 'fixed',
  insetBlockStart: `calc(${space[2]} + var(--df-safe-top, 0px))`,
  insetInlineStart: space[2],
  zIndex: 100,
  padding: `${space[3]} ${space[4]}`,
  borderRadius: vars.radius.button,
  color: vars.colour.onAction,
  backgroundColor: vars.colour.action,
  fontWeight: vars.type.strongWeight,
  boxShadow: vars.shadow.overlay,
  selectors: {
    '&:not(:focus-visible)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
  },
});
