import { style } from '@vanilla-extract/css';

/** Takes no room, and no gap, until there is something to say. */
export const slow = style({ selectors: { '&:empty': { position: 'absolute' } } });
