import { style } from '@vanilla-extract/css';

/** Tabular figures, so that times in a list line up. */
export const time = style({ fontVariantNumeric: 'tabular-nums' });
