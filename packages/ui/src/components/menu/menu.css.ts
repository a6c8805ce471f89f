import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';

const { colour } = vars;

/** What cannot be undone, at rest in words and icon, under the pointer in its background. */
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
