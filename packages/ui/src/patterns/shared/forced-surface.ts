import { vars } from '@dayfare/themes/vars';

/**
 * For an element with `data-surface`: forced colours take its background away, so that the ink made for that background must
 * go too. Twice the class, because the surface's own rule is as strong as one.
 */
export const forcedSurface = {
  '(forced-colors: active)': {
    border: '1px solid CanvasText',
    selectors: {
      '&&': { vars: { [vars.colour.text]: 'CanvasText', [vars.colour.textMuted]: 'CanvasText' } },
    },
  },
} as const;
