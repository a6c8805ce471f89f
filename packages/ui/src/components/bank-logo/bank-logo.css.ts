import { vars } from '@dayfare/themes/vars';
import { style, styleVariants } from '@vanilla-extract/css';

const { colour } = vars;

export const logo = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  boxSizing: 'border-box',
  borderRadius: '30%',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const size = styleVariants({
  medium: { inlineSize: '40px', blockSize: '40px' },
  large: { inlineSize: '56px', blockSize: '56px' },
});

/** The two backgrounds alternate; banks are told apart by the drawing, not the colour. */
export const background = styleVariants({
  even: { background: colour.brand, color: colour.onBrand },
  odd: { background: colour.inverse, color: colour.onInverse },
  any: { background: colour.actionSubtle, color: colour.onActionSubtle },
});

export const mark = style({
  inlineSize: '60%',
  blockSize: '60%',
  fill: 'currentColor',
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
});

export const outline = style({ inlineSize: '55%', blockSize: '55%' });
