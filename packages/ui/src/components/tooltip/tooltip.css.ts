import { space } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';

const { colour } = vars;

export const tooltip = style({
  boxSizing: 'border-box',
  maxInlineSize: 'min(18rem, calc(100vi - 16px))',
  paddingBlock: space[2],
  paddingInline: space[3],
  borderRadius: vars.radius.small,
  background: colour.inverse,
  color: colour.onInverse,
  boxShadow: vars.shadow.overlay,
  fontFamily: vars.type.bodyFamily,
  fontSize: vars.type.label,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  transition: `opacity ${vars.motion.quick}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
  '@media': {
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});

export const arrow = style({
  display: 'block',
  lineHeight: 0,
  fill: colour.inverse,
  selectors: {
    '[data-placement="bottom"] > &': { rotate: '180deg' },
    '[data-placement="left"] > &': { rotate: '-90deg' },
    '[data-placement="right"] > &': { rotate: '90deg' },
  },
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
});
