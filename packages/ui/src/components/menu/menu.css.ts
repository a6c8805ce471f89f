import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';

const { colour } = vars;

/** A destructive entry, red in text and icon, and in its background under the pointer. */
export const danger = style({
  selectors: {
    '&:not([data-disabled])': { color: colour.dangerText },
    '&[data-hovered]:not([data-disabled]), &[data-focused]:not([data-disabled])': {
      background: colour.dangerSurface,
      color: colour.dangerText,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&:not([data-disabled])': { color: 'CanvasText' },
        '&[data-hovered]:not([data-disabled]), &[data-focused]:not([data-disabled])': {
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});
