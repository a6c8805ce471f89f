import { style } from '@vanilla-extract/css';

/** Figures of one width, so that times in a list line up. */
export const time = style({ fontVariantNumeric: 'tabular-nums' });
