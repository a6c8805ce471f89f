import { space } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style, styleVariants } from '@vanilla-extract/css';

const { colour, type } = vars;

export const root = style({
  boxSizing: 'border-box',
  display: 'grid',
  placeItems: 'center',
  maxInlineSize: '100%',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: colour.surfaceSunken,
  color: colour.textMuted,
  fontFamily: type.bodyFamily,
  fontSize: type.caption,
  lineHeight: 1.4,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const size = styleVariants({
  message: { inlineSize: '240px', blockSize: '180px' },
  screen: { inlineSize: '100%', minBlockSize: '180px' },
});

export const image = styleVariants({
  message: { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
  screen: { maxInlineSize: '100%', maxBlockSize: '70dvh', objectFit: 'contain' },
});

export const words = style({ padding: space[3] });
