import { space } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style, styleVariants } from '@vanilla-extract/css';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  fontSize: vars.type.label,
  lineHeight: 1.4,
});

/** Colour by how things stand; the icon and the words say the same. */
export const status = styleVariants({
  neutral: [base, { color: vars.colour.textMuted }],
  success: [base, { color: vars.colour.successText }],
  warning: [base, { color: vars.colour.warningText }],
  danger: [base, { color: vars.colour.dangerText }],
});

export const icon = style({ flexShrink: 0 });
