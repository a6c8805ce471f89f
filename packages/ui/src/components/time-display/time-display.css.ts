import { style } from '@vanilla-extract/css';

/** Tabular figures, so that columns of times line up. */
export const time = style({ fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' });
