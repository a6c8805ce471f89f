import { vars } from '@dayfare/themes/vars';
import { style, styleVariants } from '@vanilla-extract/css';
import { letterColours } from './letter-colours.ts';

export const avatar = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: '50%',
  fontFamily: vars.type.bodyFamily,
  fontWeight: vars.type.strongWeight,
  lineHeight: 1,
  letterSpacing: '0.02em',
  userSelect: 'none',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

/** The letters are part of the drawing, so they scale with it and not with the reader's text size. */
export const size = styleVariants({
  small: { inlineSize: '32px', blockSize: '32px', fontSize: '13px' },
  medium: { inlineSize: '40px', blockSize: '40px', fontSize: '16px' },
  large: { inlineSize: '56px', blockSize: '56px', fontSize: '21px' },
  huge: { inlineSize: '88px', blockSize: '88px', fontSize: '32px' },
});

/** The colours of each letter, by index. */
export const letter = styleVariants(Object.fromEntries(letterColours.entries()), ({ light, dark }) => ({
  background: `light-dark(${light.background}, ${dark.background})`,
  color: `light-dark(${light.ink}, ${dark.ink})`,
}));

export const picture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  opacity: 0,
  transition: `opacity ${vars.motion.quick}`,
  selectors: { '[data-picture] > &': { opacity: 1 } },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});
