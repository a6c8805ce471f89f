import { style } from '@vanilla-extract/css';

/** One sign of loading a page: where a shape or a button says that something is on its way, the bar and the spinner are silent. */
export const pending = style({
  selectors: {
    'body:has(main [data-loading]) &, body:has([data-pending]) &': { display: 'none' },
  },
});
