import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';

const { colour, type } = vars;
const forced = '(forced-colors: active)';

export const figure = style({ margin: 0, minInlineSize: 0, inlineSize: '100%' });

export const map = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '1',
  borderRadius: vars.radius.card,
  background: colour.surfaceSunken,
  '@media': { [forced]: { background: 'Canvas', outline: '1px solid CanvasText' } },
});

export const line = style({
  fill: 'none',
  stroke: colour.border,
  strokeWidth: 0.4,
  '@media': { [forced]: { stroke: 'GrayText' } },
});

export const mark = style({
  fill: colour.action,
  stroke: colour.surface,
  strokeWidth: 0.6,
  '@media': { [forced]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

export const number = style({
  fill: colour.onAction,
  fontFamily: type.bodyFamily,
  // In units of the map, which is a hundred of them wide.
  fontSize: '4.4px',
  fontWeight: type.strongWeight,
  textAnchor: 'middle',
  '@media': { [forced]: { fill: 'CanvasText' } },
});

export const halo = style({
  fill: 'none',
  stroke: colour.infoBorder,
  strokeWidth: 0.8,
  '@media': { [forced]: { stroke: 'CanvasText' } },
});

export const here = style({
  fill: colour.infoBorder,
  '@media': { [forced]: { fill: 'CanvasText' } },
});
