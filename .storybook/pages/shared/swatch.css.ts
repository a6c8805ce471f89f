import { vars } from '@dayfare/themes/vars';
import { style, styleVariants } from '@vanilla-extract/css';

// Set by the component on the element itself: a swatch shows data, which no style sheet can know.
const paint = 'var(--page-paint)';
const ink = 'var(--page-ink)';

/** The chequered background shows how much a translucent colour lets through. */
const chequers = `repeating-conic-gradient(${vars.colour.border} 0 25%, ${vars.colour.surface} 0 50%) 0 0 / 12px 12px`;

const base = style({
  display: 'inline-block',
  flex: 'none',
  boxSizing: 'border-box',
  border: `1px solid ${vars.colour.borderStrong}`,
  background: `linear-gradient(${paint}, ${paint}), ${chequers}`,
  forcedColorAdjust: 'none',
});

export const swatch = styleVariants({
  dot: [base, { inlineSize: '1.5em', blockSize: '1.5em', borderRadius: vars.radius.small }],
  tile: [base, { inlineSize: '100%', blockSize: '72px', borderRadius: vars.radius.small }],
});

/** A pair: the foreground drawn on the background, at the size at which the pair has to be told apart. */
export const sample = style({
  flex: 'none',
  inlineSize: '56px',
  blockSize: '44px',
  borderRadius: vars.radius.small,
  border: `1px solid ${vars.colour.border}`,
  background: paint,
  color: ink,
  forcedColorAdjust: 'none',
});

export const sampleText = style({
  fill: 'currentColor',
  fontFamily: vars.type.bodyFamily,
  fontSize: '18px',
  fontWeight: 600,
  textAnchor: 'middle',
});

export const samplePart = style({ fill: 'none', stroke: 'currentColor', strokeWidth: 3 });
