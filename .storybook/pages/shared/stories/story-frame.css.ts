import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';

const { colour } = vars;

/** Measures the room there is; the frame inside may be wider than that and is then shown smaller. */
export const room = style({ inlineSize: '100%', minInlineSize: 0, overflow: 'hidden' });

export const window = style({
  position: 'relative',
  overflow: 'hidden',
  boxSizing: 'content-box',
  inlineSize: 'calc(var(--page-width) * var(--page-scale) * 1px)',
  blockSize: 'calc(var(--page-height) * var(--page-scale) * 1px)',
  border: `1px solid ${colour.border}`,
  borderRadius: vars.radius.card,
  background: colour.surfaceSunken,
  isolation: 'isolate',
});

export const frame = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: 'calc(var(--page-width) * 1px)',
  blockSize: 'calc(var(--page-height) * 1px)',
  border: 0,
  background: 'transparent',
  transform: 'scale(var(--page-scale))',
  transformOrigin: '0 0',
  // Until the story is there, its page is a white sheet with a spinner.
  opacity: 0,
  selectors: { '&[data-shown="true"]': { opacity: 1 } },
});
