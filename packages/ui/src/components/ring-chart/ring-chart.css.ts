import { space } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style, styleVariants } from '@vanilla-extract/css';

const { colour, type } = vars;
const forced = '(forced-colors: active)';

/**
 * Tones of the parts in order: distinct in hue or lightness, each 3:1 on the surface. They reuse the hues of notices, without their
 * meaning.
 */
export const tones = ['first', 'second', 'third', 'fourth', 'fifth'] as const;
const ink = {
  first: colour.chartStrong,
  second: colour.chart,
  third: colour.infoBorder,
  fourth: colour.warningBorder,
  fifth: colour.borderStrong,
} as const satisfies Record<(typeof tones)[number], string>;

export const figure = style({
  containerType: 'inline-size',
  margin: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minInlineSize: 0,
  fontFamily: type.bodyFamily,
  color: colour.text,
});

export const picture = style({
  position: 'relative',
  alignSelf: 'center',
  inlineSize: 'min(100%, 13rem)',
  aspectRatio: '1',
});

/** Starts at twelve o'clock and runs clockwise, in every language. */
export const ring = style({ display: 'block', inlineSize: '100%', rotate: '-90deg' });

export const track = style({
  fill: 'none',
  stroke: colour.surfaceSunken,
  strokeWidth: 4,
  '@media': { [forced]: { stroke: 'Canvas' } },
});

const line = style({ fill: 'none', strokeWidth: 4 });

export const arc = styleVariants(ink, (stroke) => [
  line,
  { stroke, '@media': { [forced]: { stroke: 'CanvasText' } } },
]);

export const middle = style({
  position: 'absolute',
  inset: '18%',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const totalLabel = style({ fontSize: type.caption, color: colour.textMuted, lineHeight: 1.3 });
export const total = style({ fontFamily: type.displayFamily });

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: type.label,
  lineHeight: 1.4,
});

export const hiddenHeading = style({ padding: 0, position: 'relative' });

const cell = style({ paddingBlock: space[2], verticalAlign: 'baseline', fontWeight: 'normal' });

export const part = style([cell, { textAlign: 'start', overflowWrap: 'anywhere' }]);
export const partName = style({ color: colour.text });
export const value = style([cell, { textAlign: 'end', paddingInlineStart: space[2] }]);
export const share = style([
  cell,
  {
    textAlign: 'end',
    paddingInlineStart: space[3],
    color: colour.textMuted,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
]);

export const swatch = styleVariants(ink, (background) => ({
  display: 'inline-block',
  inlineSize: '12px',
  blockSize: '12px',
  marginInlineEnd: space[2],
  borderRadius: '3px',
  background,
  '@media': { [forced]: { background: 'CanvasText' } },
}));
