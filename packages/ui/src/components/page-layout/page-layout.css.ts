import { space, widths } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';
import { focusRing } from '../../primitives/focus-ring.ts';

/** Minimum and maximum height of the main body, in CSS px. */
const body400 = '400px';
const body750 = '750px';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: ['100vh', '100dvh'],
  background: vars.colour.canvas,
  color: vars.colour.text,
  fontFamily: vars.type.bodyFamily,
});

export const body = style({
  flex: '1 0 auto',
  boxSizing: 'border-box',
  minBlockSize: body400,
  maxBlockSize: body750,
  overflowY: 'auto',
  outline: 'none',
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '-4px', boxShadow: 'none' } },
});

const column400 = {
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: `${widths.task}px`,
  marginInline: 'auto',
  paddingInline: space[4],
} as const;

export const column = style({
  ...column400,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.density.section,
  paddingBlock: space[5],
});

export const footer = style({ ...column400, marginBlockStart: 'auto', paddingBlock: space[4] });
