import { space } from '@dayfare/themes/space';
import { style } from '@vanilla-extract/css';

/** Takes no space for its error until there is one. */
export const form = style({ display: 'flex', flexDirection: 'column', gap: space[4], minInlineSize: 0 });
