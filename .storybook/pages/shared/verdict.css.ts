import { space } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style, styleVariants } from '@vanilla-extract/css';

const { colour, type } = vars;

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  fontSize: type.label,
  fontWeight: type.strongWeight,
  lineHeight: 1.4,
});

export const verdict = styleVariants({
  pass: [base, { color: colour.successText }],
  fail: [base, { color: colour.dangerText }],
  near: [base, { color: colour.warningText }],
});
