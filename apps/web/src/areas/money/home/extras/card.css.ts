import { touchTarget } from '@dayfare/themes/space';
import { style } from '@vanilla-extract/css';

/** As high as with an action, so that the headings of cards side by side stand on one line. */
export const head = style({ display: 'grid', alignContent: 'center', minBlockSize: `${touchTarget}px` });
