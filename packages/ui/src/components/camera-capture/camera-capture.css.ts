import { space } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';

const { colour } = vars;

/** The photo's frame has the same size before and after, so nothing moves. */
export const frame = style({
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: '28rem',
  overflow: 'hidden',
  border: `1px dashed ${colour.borderStrong}`,
  borderRadius: vars.radius.card,
  background: colour.surfaceSunken,
  selectors: {
    '&[data-filled]': { borderStyle: 'solid', borderColor: colour.border },
    '[data-invalid] > &': { border: `2px solid ${colour.dangerBorder}` },
    '[data-disabled] > &': { borderColor: colour.disabled },
  },
});

export const sign = style({
  inlineSize: '48px',
  blockSize: '48px',
  color: colour.textMuted,
  selectors: { '[data-disabled] &': { color: colour.textDisabled } },
});

/** Never cropped, so that people can see whether all edges are in the picture. */
export const photo = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'contain' });

export const parts = style({ display: 'flex', flexDirection: 'column', gap: space[2], minInlineSize: 0 });
