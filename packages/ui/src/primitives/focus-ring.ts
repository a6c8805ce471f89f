import { vars } from '@dayfare/themes/vars';

/**
 * The focus ring of everything: an outer ring and a thin inner one, so that it shows on any background.
 * Put it under `&[data-focus-visible]`; forced colours replace the outline's colour by themselves.
 */
export const focusRing = {
  outline: `2px solid ${vars.colour.focusRing}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 2px ${vars.colour.focusRingInner}`,
} as const;
