import { globalStyle, style } from '@vanilla-extract/css';

/** Is on the screen and not on paper: what can only be pressed. */
export const notPrinted = style({ inlineSize: '100%', '@media': { print: { display: 'none' } } });

globalStyle('header, nav', { '@media': { print: { display: 'none' } } });
