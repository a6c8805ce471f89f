import { style } from '@vanilla-extract/css';

/** A time is short: a box across a desktop would promise more. */
export const time = style({ minInlineSize: 0, maxInlineSize: '20rem' });
