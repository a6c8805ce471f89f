import { space } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';

/** A docs page is Storybook's, in its own colours; this part of it is in the brand. */
export const part = style({
  marginBlockStart: space[6],
  padding: space[4],
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.colour.border}`,
  background: vars.colour.canvas,
  color: vars.colour.text,
  fontFamily: vars.type.bodyFamily,
});

export const list = style({ display: 'grid', gap: space[2], margin: 0, padding: 0, listStyle: 'none' });

export const row = style({ display: 'flex', gap: space[3], alignItems: 'flex-start' });

export const note = style({ color: vars.colour.textMuted, fontSize: vars.type.label });
