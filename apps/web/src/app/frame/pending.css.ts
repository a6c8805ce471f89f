import { style } from '@vanilla-extract/css';

/** Only one loading indicator per page: while a skeleton or button shows that something is loading, the bar and the spinner are hidden. */
export const pending = style({
  selectors: {
    'body:has(main [data-loading]) &, body:has([data-pending]) &': { display: 'none' },
  },
});
