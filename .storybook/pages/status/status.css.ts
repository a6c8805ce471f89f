import { space } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';

const { colour, type } = vars;

export const part = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${colour.border}`,
});

/** As many checks in a row as there is room for; each keeps its place from part to part where all fit. */
export const checks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))',
  columnGap: space[3],
  rowGap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const none = style({ fontSize: type.label, lineHeight: 1.4, color: colour.textMuted });

export const problems = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  margin: 0,
  paddingInlineStart: space[4],
  fontSize: type.caption,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  color: colour.text,
});

export const command = style({
  display: 'block',
  padding: space[3],
  borderRadius: vars.radius.small,
  background: colour.surfaceSunken,
  color: colour.text,
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  overflowWrap: 'anywhere',
});
