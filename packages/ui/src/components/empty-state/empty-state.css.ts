import { space } from '@dayfare/themes/space';
import { globalStyle, style } from '@vanilla-extract/css';

/** A centred column: picture, text and an action. */
export const root = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[4],
  paddingBlock: space[6],
  paddingInline: space[4],
  textAlign: 'center',
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[2],
  maxInlineSize: '36ch',
});

export const actions = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: space[2],
  minInlineSize: 'min(100%, 240px)',
});

// A link is as wide as a button beside it, and in the middle as the words above it are.
globalStyle(`${actions} > a`, { justifyContent: 'center' });
