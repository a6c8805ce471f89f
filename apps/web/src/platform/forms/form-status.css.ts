import { style } from '@vanilla-extract/css';

/** Takes no space, including the gap, until there is a message. */
export const slow = style({ selectors: { '&:empty': { position: 'absolute' } } });
