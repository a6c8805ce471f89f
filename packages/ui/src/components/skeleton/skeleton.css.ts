import { space, touchTarget } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { keyframes, style, styleVariants } from '@vanilla-extract/css';

const pass = keyframes({ from: { backgroundPosition: '150% 0' }, to: { backgroundPosition: '-50% 0' } });

const bone = style({
  display: 'block',
  borderRadius: vars.radius.small,
  backgroundColor: vars.colour.skeleton,
  backgroundImage: `linear-gradient(100deg, transparent 30%, ${vars.colour.skeletonShine} 50%, transparent 70%)`,
  backgroundSize: '200% 100%',
  backgroundRepeat: 'no-repeat',
  animation: `${pass} 1600ms linear infinite`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { animation: 'none', backgroundImage: 'none' },
    '(forced-colors: active)': { border: '1px dashed GrayText', animation: 'none' },
  },
});

/** Sizes are in em and rem, so that a skeleton grows with the text it represents. */
export const bones = styleVariants({
  line: [bone, { blockSize: '0.75em', marginBlock: '0.375em', fontSize: vars.type.body }],
  lastLine: [
    bone,
    { blockSize: '0.75em', marginBlock: '0.375em', fontSize: vars.type.body, inlineSize: '60%' },
  ],
  amount: [
    bone,
    {
      blockSize: '0.8em',
      inlineSize: '4.2em',
      maxInlineSize: '100%',
      fontSize: vars.type.hero,
      marginBlock: '0.125em',
    },
  ],
  control: [bone, { blockSize: vars.density.control, borderRadius: vars.radius.button }],
  disc: [bone, { blockSize: '40px', inlineSize: '40px', borderRadius: '50%', flexShrink: 0 }],
  rowTitle: [bone, { blockSize: '0.75em', inlineSize: '55%', fontSize: vars.type.body }],
  rowSubtitle: [bone, { blockSize: '0.7em', inlineSize: '35%', fontSize: vars.type.label }],
  rowAmount: [bone, { blockSize: '0.75em', inlineSize: '4em', fontSize: vars.type.body, flexShrink: 0 }],
  bar: [bone, { flex: 1 }],
  picture: [bone, { blockSize: '140px', inlineSize: '140px', borderRadius: '50%' }],
});

export const root = style({ display: 'block' });

/** As high as an `Illustration`, and in the middle as one is. */
export const picture = style({ display: 'grid', placeItems: 'center', blockSize: '180px' });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: vars.density.row,
});

export const rowText = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  flex: 1,
  minInlineSize: 0,
});

/** What the letters below a chart's bars are measured against. */
export const chart = style({ display: 'block', containerType: 'inline-size' });

/** As high as a `BarChart`: the chosen day, the bars, their letters, and the button for the table. */
export const bars = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: space[2],
  boxSizing: 'content-box',
  blockSize: '144px',
  paddingBlockStart: `calc(1.4 * ${vars.type.heading} + ${space[2]})`,
  paddingBlockEnd: `calc(1.4 * min(${vars.type.caption}, 4.6cqi) + 2 * ${space[2]} + ${touchTarget}px)`,
});

/** Heights of the bars of a week. */
export const barHeights = styleVariants(
  { a: '55%', b: '80%', c: '40%', d: '95%', e: '65%', f: '20%', g: '35%' },
  (blockSize) => ({ blockSize }),
);
