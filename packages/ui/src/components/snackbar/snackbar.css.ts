import { space, touchTarget, widths } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { keyframes, style } from '@vanilla-extract/css';

const drop = keyframes({ from: { opacity: 0, translate: '0 -12px' }, to: { opacity: 1, translate: '0 0' } });

/** At the top centre, above every overlay; empty areas let the pointer through. */
export const region = style({
  position: 'fixed',
  insetBlockStart: `calc(var(--df-safe-top, env(safe-area-inset-top, 0px)) + ${space[2]})`,
  insetInline: 0,
  zIndex: 200,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[2],
  paddingInline: space[2],
  pointerEvents: 'none',
});

/** One message. */
export const snackbar = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: space[3],
  inlineSize: '100%',
  maxInlineSize: `${widths.task - 80}px`,
  boxSizing: 'border-box',
  paddingBlock: space[1],
  paddingInline: `${space[4]} ${space[1]}`,
  borderRadius: vars.radius.card,
  background: vars.colour.inverse,
  color: vars.colour.onInverse,
  boxShadow: vars.shadow.overlay,
  fontSize: vars.type.label,
  lineHeight: 1.4,
  pointerEvents: 'auto',
  animation: `${drop} ${vars.motion.enter} ${vars.motion.easing}`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { animation: 'none' },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});

/** Icon and text; at least as wide as a short sentence, so that with large text the buttons wrap and not the text. */
export const message = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  flex: '1 1 9rem',
  minInlineSize: 0,
  paddingBlock: space[2],
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});

export const icon = style({ flexShrink: 0, display: 'flex' });

export const buttons = style({ display: 'flex', alignItems: 'center', marginInlineStart: 'auto' });

const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: touchTarget,
  minBlockSize: touchTarget,
  border: 'none',
  borderRadius: vars.radius.button,
  background: 'none',
  font: 'inherit',
  cursor: 'pointer',
  outline: 'none',
  // The page's focus ring may not be visible on the inverse background; the text colour always is.
  selectors: {
    '&[data-focus-visible]': { outline: `2px solid ${vars.colour.onInverse}`, outlineOffset: '-4px' },
  },
});

export const action = style([
  button,
  { paddingInline: space[3], color: vars.colour.onInverseAction, fontWeight: vars.type.strongWeight },
]);

export const dismiss = style([button, { color: vars.colour.onInverse }]);
