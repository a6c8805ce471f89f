import { widths } from '@dayfare/themes/space';
import { style } from '@vanilla-extract/css';

export const withoutRail = style({
  '@media': {
    [`screen and (min-width: ${widths.rail}px)`]: {
      selectors: { '[data-navigation] &': { display: 'none' } },
    },
  },
});
