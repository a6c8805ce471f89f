import { space, widths } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';

const wide = `screen and (min-width: ${widths.rail}px)`;
const twoColumns = `screen and (min-width: ${widths.twoColumns}px)`;

/** Where a page of two columns begins: half of what is left beside it. */
const columnStart = `max(0px, (100% - ${widths.page}px - 2 * ${space[6]}) / 2)`;

/** Rail and page side by side, or the page with the bar below it. */
export const shell = style({
  display: 'flex',
  flexDirection: 'column',
  '@media': { [wide]: { selectors: { '&[data-navigation]': { flexDirection: 'row' } } } },
});

export const page = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  // A page is as tall as the window, less a phone's bar.
  vars: { '--df-frame': '0px' },
  selectors: { '[data-navigation] > &': { vars: { '--df-frame': '61px' } } },
  '@media': {
    // The rail has the logo.
    [wide]: {
      selectors: { '[data-navigation] > &': { vars: { '--df-frame': '0px', '--df-header-logo': 'none' } } },
    },
    // From one part to the next, headings stay where they are.
    [twoColumns]: { selectors: { '[data-navigation] > &': { vars: { '--df-column-start': columnStart } } } },
  },
});

/** Neither has a box of its own, so that the bar can stick to the window. */
export const onPhones = style({ display: 'contents', '@media': { [wide]: { display: 'none' } } });
export const onDesktops = style({ display: 'none', '@media': { [wide]: { display: 'contents' } } });

/** The list of the pages about the person, beside each of them in a wide window. */
export const column = style({
  flex: '0 0 300px',
  boxSizing: 'border-box',
  position: 'sticky',
  insetBlockStart: 0,
  blockSize: ['100vh', '100dvh'],
  overflowY: 'auto',
  paddingBlock: space[5],
  paddingInline: space[5],
  background: vars.colour.canvas,
  borderInlineEnd: `1px solid ${vars.colour.border}`,
});
