import { globalStyle, style } from '@vanilla-extract/css';

/** Not printed: things that can only be pressed. */
export const notPrinted = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  '@media': { print: { display: 'none' } },
});

/** On paper alone: whose page it is, where the header is gone. */
export const onlyPrinted = style({
  display: 'none',
  '@media': { print: { display: 'block' } },
});

globalStyle('header, nav', { '@media': { print: { display: 'none' } } });
