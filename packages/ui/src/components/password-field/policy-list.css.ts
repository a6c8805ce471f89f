import { space } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style, styleVariants } from '@vanilla-extract/css';

const { colour, type, motion } = vars;

const base = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
  fontSize: type.label,
  lineHeight: 1.4,
  transition: `color ${motion.quick}`,
} as const;

export const rule = styleVariants({
  open: { ...base, color: colour.textMuted },
  met: { ...base, color: colour.successText },
  unmet: { ...base, color: colour.dangerText },
});

export const mark = style({
  flex: 'none',
  inlineSize: '1.15em',
  blockSize: '1.15em',
  marginBlockStart: '0.125em',
});
