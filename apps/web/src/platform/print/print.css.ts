import { globalStyle, style } from '@vanilla-extract/css';

/** Not printed: things that can only be pressed. */
export const notPrinted = style({ '@media': { print: { display: 'none' } } });

globalStyle('header, nav', { '@media': { print: { display: 'none' } } });
