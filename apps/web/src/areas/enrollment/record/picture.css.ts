import { style } from '@vanilla-extract/css';

/** Where the id stands on a paper of the employer's. */
export const picture = style({ display: 'block', maxInlineSize: '100%', blockSize: 'auto' });
