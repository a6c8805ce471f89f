import { space } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style, styleVariants } from '@vanilla-extract/css';

const beside = style({
  display: 'grid',
  gap: space[5],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), calc(var(--page-width) * 1px + 2px)))',
});

const over = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, calc(var(--page-width) * 1px + 2px))',
  isolation: 'isolate',
});

const layer = style({ gridArea: '1 / 1', minInlineSize: 0 });

/** Ways to look at two renderings: next to each other, one wiped over the other, or what differs. */
export const stage = styleVariants({ side: [beside], wipe: [over], difference: [over] });

export const first = styleVariants({ side: {}, wipe: [layer], difference: [layer] });

export const second = styleVariants({
  side: {},
  wipe: [layer, { clipPath: 'inset(0 0 0 calc(var(--page-wipe) * 1%))' }],
  // Equal pixels turn black; the more two differ the brighter they are.
  difference: [layer, { mixBlendMode: 'difference' }],
});

export const caption = style({
  fontSize: vars.type.caption,
  color: vars.colour.textMuted,
  marginBlockEnd: space[1],
});

export const slider = style({
  inlineSize: '100%',
  maxInlineSize: '390px',
  minBlockSize: '44px',
  accentColor: vars.colour.selected,
});
