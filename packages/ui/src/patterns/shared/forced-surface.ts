import { vars } from '@dayfare/themes/vars';

/**
 * For an element with `data-surface`: forced colours remove its background, so the text colour made for it must go too. The class is
 * doubled because the surface's own rule has the same specificity as one.
 */
export const forcedSurface = {
  '(forced-colors: active)': {
    border: '1px solid CanvasText',
    selectors: {
      '&&': { vars: { [vars.colour.text]: 'CanvasText', [vars.colour.textMuted]: 'CanvasText' } },
    },
  },
} as const;
