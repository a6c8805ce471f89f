import { space } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';

const { colour, type } = vars;

export const steps = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  maxInlineSize: '70ch',
  margin: 0,
  paddingInlineStart: space[5],
  fontSize: type.body,
  lineHeight: 1.5,
});

/** The live thing beside its source where there is room for both. */
export const sample = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
  alignItems: 'start',
});

export const live = style({
  minInlineSize: 0,
  padding: space[5],
  border: `1px solid ${colour.border}`,
  borderRadius: vars.radius.card,
  background: colour.surface,
});

export const source = style({
  minInlineSize: 0,
  margin: 0,
  padding: space[4],
  borderRadius: vars.radius.card,
  background: colour.surfaceSunken,
  color: colour.text,
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: type.caption,
  lineHeight: 1.5,
  // A long line goes on below rather than out of sight: there is no scrolling by keyboard to find.
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
