import { vars } from '@dayfare/themes/vars';
import { globalStyle, style } from '@vanilla-extract/css';

const { colour, type } = vars;
const ink = (share: number) => `color-mix(in oklab, ${colour.onBrand} ${share}%, transparent)`;
const forced = '(forced-colors: active)';

export const root = style({
  position: 'relative',
  containerType: 'inline-size',
  inlineSize: '100%',
  maxInlineSize: '380px',
});

export const scope = style({ display: 'contents' });

/**
 * The ISO shape: 85.6 by 54 mm with corners of 3.18 mm. Everything is measured in the card's own width, so it keeps its proportions; its
 * text is also in the screen, where it grows with the reader's text size.
 */
export const card = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: '63.08cqi',
  padding: '5.6cqi',
  overflow: 'hidden',
  borderRadius: '3.9cqi',
  color: colour.onBrand,
  background: [
    colour.brand,
    `radial-gradient(120% 130% at 6% -10%, ${ink(20)}, transparent 52%), linear-gradient(128deg, ${colour.brand} 38%, color-mix(in oklab, ${colour.brand} 72%, ${colour.media}))`,
  ],
  boxShadow: `inset 0 0.4cqi 0 -0.1cqi ${ink(26)}, inset 0 0 0 1px ${ink(12)}, ${vars.shadow.overlay}`,
  fontFamily: type.bodyFamily,
  '@media': { [forced]: { border: '2px solid CanvasText', background: 'Canvas', color: 'CanvasText' } },
});

export const engraving = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  inlineSize: '100%',
  blockSize: '100%',
  '@media': { [forced]: { display: 'none' } },
});

export const disc = style({ fill: ink(7) });
export const lines = style({ fill: 'none', stroke: ink(13), strokeWidth: 0.7 });

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '2cqi',
});

export const logo = style({
  minInlineSize: 0,
  fontFamily: type.displayFamily,
  fontSize: 'max(13px, 5.4cqi)',
  fontWeight: type.headingWeight,
  letterSpacing: type.displayTracking,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
});

export const middle = style({ display: 'flex', alignItems: 'center', gap: '2.6cqi', paddingBlock: '2cqi' });

export const chip = style({ display: 'block', inlineSize: '12.4cqi' });

/** Brushed metal, made from the text colour of the brand's background. */
export const chipPlate = style({
  fill: `color-mix(in oklab, ${colour.onBrand} 78%, ${colour.brand})`,
  stroke: `color-mix(in oklab, ${colour.onBrand} 55%, ${colour.brand})`,
  '@media': { [forced]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

export const chipLines = style({
  fill: 'none',
  stroke: `color-mix(in oklab, ${colour.onBrand} 38%, ${colour.brand})`,
  strokeWidth: 1.2,
  '@media': { [forced]: { stroke: 'CanvasText' } },
});

export const contactless = style({ inlineSize: '7cqi', blockSize: '7cqi', opacity: 0.9 });

export const bottom = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '2cqi',
});

export const person = style({ minInlineSize: 0 });

export const number = style({
  display: 'flex',
  gap: '2cqi',
  direction: 'ltr',
  fontSize: 'max(16px, 6cqi)',
  fontWeight: type.strongWeight,
  letterSpacing: '0.08em',
  lineHeight: 1.25,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const dots = style({ letterSpacing: '0.12em' });

export const holder = style({
  marginBlockStart: '0.8cqi',
  fontSize: 'max(12px, 3.7cqi)',
  lineHeight: 1.3,
  color: colour.onBrandMuted,
  overflowWrap: 'anywhere',
  '@media': { [forced]: { color: 'CanvasText' } },
});

export const network = style({
  fontFamily: type.displayFamily,
  fontSize: 'max(14px, 6cqi)',
  fontStyle: 'italic',
  fontWeight: type.headingWeight,
  lineHeight: 1.1,
});

/** A card that cannot be used loses its colour; its text stays readable. */
globalStyle(
  `${card}:is([data-card-status="locked"], [data-card-status="blocked"], [data-card-status="expired"])`,
  {
    filter: 'saturate(0.25)',
  },
);
