import { space, touchTarget } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../../primitives/focus-ring.ts';

const { colour, type, motion } = vars;
const forcedColours = '(forced-colors: active)';

/** A pair is shown side by side at equal size, or stacked if large text leaves no room. */
export const cards = styleVariants({
  stack: { display: 'grid', gap: space[3], gridTemplateColumns: 'minmax(0, 1fr)' },
  pair: {
    display: 'grid',
    gap: space[3],
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
    gridAutoRows: '1fr',
  },
});

export const place = style({ display: 'flex', minInlineSize: 0 });

/** The outline of a selected card is an inner shadow on top of its border, so selecting does not move anything. */
export const card = style({
  position: 'relative',
  display: 'flex',
  flexGrow: 1,
  boxSizing: 'border-box',
  minInlineSize: 0,
  minBlockSize: `max(${touchTarget}px, ${vars.density.row})`,
  padding: space[4],
  borderRadius: vars.radius.field,
  border: `1px solid ${colour.borderStrong}`,
  background: colour.field,
  cursor: 'pointer',
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
  selectors: {
    '&[data-hovered]': { borderColor: colour.text },
    '&[data-selected]': {
      background: colour.selectedSubtle,
      borderColor: colour.selected,
      boxShadow: `inset 0 0 0 1px ${colour.selected}`,
    },
    '&[data-focus-visible]': { outline: focusRing.outline, outlineOffset: focusRing.outlineOffset },
    '&[data-invalid]:not([data-selected])': { borderColor: colour.dangerBorder },
    '&[data-disabled]': { background: colour.disabled, borderColor: colour.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    [forcedColours]: {
      selectors: {
        '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: '-3px' },
        '&[data-selected][data-focus-visible]': { outlineOffset: '2px' },
        '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' },
      },
    },
  },
});

export const layout = styleVariants({
  stack: { flexDirection: 'row', alignItems: 'center', gap: space[3] },
  pair: { flexDirection: 'column', alignItems: 'stretch', gap: space[2], padding: space[3] },
});

export const icon = style({
  flex: 'none',
  inlineSize: '24px',
  blockSize: '24px',
  color: colour.textMuted,
  selectors: { '[data-disabled] > &': { color: colour.textDisabled } },
});

export const texts = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  flexGrow: 1,
  minInlineSize: 0,
  // No line of one short word, as in paragraphs.
  textWrap: 'pretty',
});

/** In a pair, the title leaves the corner to the check mark if there is no icon above it, and long words are hyphenated. */
export const titleLine = styleVariants({
  stack: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[2], rowGap: space[1] },
  pair: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[2],
    rowGap: space[1],
    hyphens: 'auto',
    hyphenateLimitChars: '10 4 4',
    paddingInlineEnd: space[5],
    selectors: { 'svg + * > &': { paddingInlineEnd: 0 } },
    // Where titles may take two lines, all have room for them, so that what is below begins at one height.
    '@media': { '(max-width: 30em)': { alignContent: 'start', minBlockSize: 'calc(2 * 1.35em)' } },
  },
});

export const title = style({ fontSize: type.body, fontWeight: type.strongWeight, lineHeight: 1.35 });

export const badge = style({
  paddingInline: space[2],
  borderRadius: vars.radius.small,
  background: colour.surfaceSunken,
  color: colour.text,
  fontSize: type.caption,
  fontWeight: type.strongWeight,
  lineHeight: 1.6,
  '@media': { [forcedColours]: { border: '1px solid CanvasText' } },
});

export const description = style({
  fontSize: type.label,
  lineHeight: 1.4,
  color: colour.textMuted,
  selectors: { '[data-disabled] &': { color: colour.textDisabled } },
});

export const disabledText = style({ color: colour.textDisabled });

export const reason = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[1],
  fontSize: type.label,
  lineHeight: 1.4,
  color: colour.textDisabled,
});

export const reasonIcon = style({
  flex: 'none',
  inlineSize: '1.25em',
  blockSize: '1.25em',
  marginBlockStart: '0.075em',
});

export const trailing = styleVariants({
  stack: { flex: 'none', maxInlineSize: '50%', fontWeight: type.strongWeight, textAlign: 'end' },
  pair: { marginBlockStart: 'auto', paddingBlockStart: space[1], fontWeight: type.strongWeight },
});

const markBase = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  inlineSize: '24px',
  blockSize: '24px',
  borderRadius: '50%',
  border: `2px solid ${colour.borderStrong}`,
  color: 'transparent',
  selectors: {
    '[data-selected] > &': {
      background: colour.selected,
      borderColor: colour.selected,
      color: colour.onSelected,
    },
    '[data-disabled] > &': { borderColor: colour.textDisabled },
  },
  '@media': {
    [forcedColours]: {
      forcedColorAdjust: 'none',
      borderColor: 'ButtonText',
      selectors: {
        '[data-selected] > &': { background: 'Highlight', borderColor: 'Highlight', color: 'HighlightText' },
        '[data-disabled] > &': { borderColor: 'GrayText' },
      },
    },
  },
} as const;

/** The check mark shows the selection without relying on colour. */
export const mark = styleVariants({
  stack: { ...markBase },
  pair: { ...markBase, position: 'absolute', insetBlockStart: space[4], insetInlineEnd: space[3] },
});

export const tick = style({ inlineSize: '16px', blockSize: '16px' });
