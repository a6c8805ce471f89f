import { space, touchTarget } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing } from '../../primitives/focus-ring.ts';

const { colour, type, motion } = vars;

export const group = style({ minInlineSize: 0, fontFamily: type.bodyFamily, color: colour.text });

export const item = style({ borderBlockEnd: `1px solid ${colour.border}` });

globalStyle(`${item}:first-child`, { borderBlockStart: `1px solid ${colour.border}` });

export const heading = style({ margin: 0, font: 'inherit' });

export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: `max(${touchTarget}px, ${vars.density.row})`,
  paddingBlock: space[3],
  paddingInline: 0,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'none',
  font: 'inherit',
  fontSize: type.body,
  fontWeight: type.strongWeight,
  lineHeight: 1.4,
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { color: colour.linkHover },
    '&[data-focus-visible]': focusRing,
  },
});

export const title = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const chevron = style({
  flex: 'none',
  color: colour.textMuted,
  transition: `rotate ${motion.quick} ${motion.easing}`,
  selectors: { '[data-expanded] &': { rotate: '180deg' } },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});

export const content = style({
  paddingBlockEnd: space[4],
  fontSize: type.body,
  lineHeight: 1.5,
  maxInlineSize: '70ch',
  overflowWrap: 'anywhere',
});
