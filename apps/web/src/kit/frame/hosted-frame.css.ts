import { style } from '@vanilla-extract/css';

/** As wide as the page's own fields: the frame keeps 4 px around its own for their focus rings. */
export const frame = style({
  inlineSize: 'calc(100% + 8px)',
  marginInline: '-4px',
  border: 0,
  display: 'block',
});

/** Keeps the frame as wide while it waits as it will be. */
export const place = style({ position: 'relative' });

/** Until it has its size, the frame takes no room; browsers don't load one that isn't displayed. */
export const waiting = style({ position: 'absolute', blockSize: '1px', visibility: 'hidden' });
