import { space } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style, styleVariants } from '@vanilla-extract/css';

const { colour, type, motion } = vars;

/** The brand's own background, with its logo and its promise: the brand across a room. */
export const hero = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[6],
  padding: space[5],
  borderRadius: vars.radius.sheet,
  background: colour.canvas,
  color: colour.text,
  '@media': { 'screen and (min-width: 720px)': { padding: space[7] } },
});

export const role = style({ display: 'flex', flexDirection: 'column', gap: space[1], minInlineSize: 0 });
export const roleName = style({
  fontSize: type.label,
  fontWeight: type.strongWeight,
  overflowWrap: 'anywhere',
  marginBlockStart: space[1],
});
export const roleValue = style({ fontSize: type.caption });
export const roleNote = style({ fontSize: type.caption, lineHeight: 1.4, color: colour.textMuted });

export const steps = style({ display: 'flex', flexDirection: 'column', gap: space[5] });
export const step = style({
  display: 'grid',
  gap: space[2],
  paddingBlockEnd: space[4],
  borderBlockEnd: `1px solid ${colour.border}`,
  '@media': {
    'screen and (min-width: 720px)': { gridTemplateColumns: '200px minmax(0, 1fr)', alignItems: 'baseline' },
  },
});

export const measureRow = style({ display: 'flex', alignItems: 'center', gap: space[3], flexWrap: 'wrap' });
export const measureName = style({
  inlineSize: '3.5em',
  fontSize: type.label,
  fontVariantNumeric: 'tabular-nums',
});
export const bar = style({
  inlineSize: 'calc(var(--page-size) * 1px)',
  maxInlineSize: '100%',
  blockSize: space[4],
  background: colour.chart,
  forcedColorAdjust: 'none',
});

const shape = style({
  boxSizing: 'border-box',
  blockSize: '88px',
  background: colour.selectedSubtle,
  border: `2px solid ${colour.selected}`,
});
export const corner = styleVariants(vars.radius, (radius) => [shape, { borderRadius: radius }]);

const lifted = style({
  boxSizing: 'border-box',
  blockSize: '104px',
  borderRadius: vars.radius.card,
  background: colour.surface,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
export const height = styleVariants(vars.shadow, (shadow) => [lifted, { boxShadow: shadow }]);

export const track = style({
  position: 'relative',
  overflow: 'hidden',
  blockSize: '56px',
  borderRadius: vars.radius.field,
  background: colour.surfaceSunken,
  border: `1px solid ${colour.border}`,
});

const runner = style({
  position: 'absolute',
  insetBlock: '6px',
  insetInlineStart: '6px',
  inlineSize: '42px',
  borderRadius: vars.radius.small,
  background: colour.action,
  forcedColorAdjust: 'none',
  transitionProperty: 'inset-inline-start',
  selectors: { '&[data-away="true"]': { insetInlineStart: 'calc(100% - 48px)' } },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});
export const run = styleVariants({ quick: motion.quick, enter: motion.enter }, (duration) => [
  runner,
  { transitionDuration: duration, transitionTimingFunction: motion.easing },
]);

export const still = style({
  display: 'none',
  fontSize: type.label,
  color: colour.textMuted,
  '@media': { '(prefers-reduced-motion: reduce)': { display: 'block' } },
});
