import { space, widths } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';

/** Above the page, as wide as the widest page is: its edges are those of `Screen`. */
export const place = style({
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: `${widths.task}px`,
  marginInline: 'auto',
  paddingInline: space[4],
  paddingBlockStart: space[3],
  background: vars.colour.canvas,
  '@media': {
    [`screen and (min-width: ${widths.tablet}px)`]: {
      maxInlineSize: `calc(720px + 2 * ${space[5]})`,
      paddingInline: space[5],
    },
    [`screen and (min-width: ${widths.twoColumns}px)`]: {
      maxInlineSize: `calc(${widths.page}px + 2 * ${space[6]})`,
      paddingInline: space[6],
    },
  },
});
