import { space } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';

const { colour, type, motion } = vars;

/** The drop zone; its dashed border is a familiar sign. */
export const zone = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[3],
  padding: space[4],
  border: `1px dashed ${colour.borderStrong}`,
  borderRadius: vars.radius.field,
  background: colour.field,
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
  selectors: {
    '&[data-drop-target]': {
      background: colour.selectedSubtle,
      borderColor: colour.selected,
      borderStyle: 'solid',
    },
    '[data-invalid] > &': { borderColor: colour.dangerBorder },
    '[data-disabled] > &': { background: 'transparent', borderColor: colour.border },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[data-drop-target]': { borderColor: 'Highlight' } } },
  },
});

/** Only shown for pointers that can drag. */
export const hint = style({
  display: 'none',
  fontSize: type.label,
  color: colour.textMuted,
  selectors: { '[data-disabled] &': { color: colour.textDisabled } },
  '@media': { '(hover: hover) and (pointer: fine)': { display: 'inline' } },
});

export const list = style({ display: 'flex', flexDirection: 'column', gap: space[2] });

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
  paddingBlock: space[2],
  paddingInlineStart: space[3],
  border: `1px solid ${colour.border}`,
  borderRadius: vars.radius.field,
  background: colour.surface,
  selectors: { '&[data-status="failed"]': { borderColor: colour.dangerBorder } },
});

export const icon = style({
  flex: 'none',
  inlineSize: '24px',
  blockSize: '24px',
  marginBlockStart: '10px',
  color: colour.textMuted,
});

export const texts = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  gap: space[1],
  minInlineSize: 0,
  paddingBlock: space[1],
});

export const name = style({ fontSize: type.body, lineHeight: 1.4, overflowWrap: 'anywhere' });

export const size = style({
  fontSize: type.caption,
  lineHeight: 1.4,
  color: colour.textMuted,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const done = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[1],
  fontSize: type.label,
  lineHeight: 1.4,
  color: colour.successText,
});
