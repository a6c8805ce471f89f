import { space } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style, styleVariants } from '@vanilla-extract/css';

/** Inline text, so that the icon stays with the first word if the text wraps. */
const base = style({
  fontSize: vars.type.label,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});

/** Colour by state; icon and text say the same. */
export const status = styleVariants({
  neutral: [base, { color: vars.colour.textMuted }],
  success: [base, { color: vars.colour.successText }],
  warning: [base, { color: vars.colour.warningText }],
  danger: [base, { color: vars.colour.dangerText }],
});

export const icon = style({ display: 'inline-block', verticalAlign: '-0.2em', marginInlineEnd: space[1] });
