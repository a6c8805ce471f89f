import { vars } from '@dayfare/themes/vars';

/**
 * The focus ring of all components: an outer ring and a thin inner one, visible on any background. Use it under `&[data-focus-visible]`;
 * forced colours replace the outline's colour automatically.
 */
export const focusRing = {
  outline: `2px solid ${vars.colour.focusRing}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 2px ${vars.colour.focusRingInner}`,
} as const;
