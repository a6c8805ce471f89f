import { style } from '@vanilla-extract/css';

/** The picture of an announcement, never wider than its column. */
export const picture = style({ display: 'block', maxInlineSize: '100%', blockSize: 'auto' });
