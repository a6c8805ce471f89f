import { space, touchTarget } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';
import { focusRing } from '../../primitives/focus-ring.ts';

/** A row, whatever element it is. */
export const row = style({
  containerType: 'inline-size',
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  inlineSize: '100%',
  boxSizing: 'border-box',
  minBlockSize: `max(${touchTarget}px, ${vars.density.row})`,
  paddingBlock: space[2],
  paddingInline: 0,
  border: 'none',
  background: 'none',
  fontFamily: vars.type.bodyFamily,
  fontSize: vars.type.body,
  lineHeight: 1.4,
  color: vars.colour.text,
  textAlign: 'start',
  textDecoration: 'none',
});

/** A clickable row. Its background extends beyond the column, so texts stay aligned. */
export const pressable = style({
  cursor: 'pointer',
  outline: 'none',
  borderRadius: vars.radius.field,
  marginInline: `-${space[2]}`,
  paddingInline: space[2],
  inlineSize: `calc(100% + 2 * ${space[2]})`,
  transition: `background ${vars.motion.quick}`,
  selectors: {
    '&[data-hovered]': { background: vars.colour.surfaceSunken },
    '&[data-pressed]': { background: vars.colour.actionSubtle },
    '&[aria-current]': { background: vars.colour.actionSubtle },
    '&[data-focus-visible]': focusRing,
    '&[data-disabled]': { color: vars.colour.textDisabled, cursor: 'default' },
  },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});

/** With large text, decoration makes room for the text. */
const roomForWords = { '(max-width: 14rem)': { display: 'none' } } as const;

/** The disc behind the icon. */
export const disc = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '40px',
  blockSize: '40px',
  borderRadius: '50%',
  background: vars.colour.actionSubtle,
  color: vars.colour.onActionSubtle,
  '@container': roomForWords,
});

/** Text and amount: side by side, or stacked if the text is large. */
export const columns = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[3],
  rowGap: space[1],
  flex: 1,
  minInlineSize: 0,
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  // Takes what there is beside the end. Narrow enough that an amount with a status of several words still fits beside it in a card on a phone.
  flex: '999 1 5rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

/** Where a status alone comes below the words: in all rows of a list alike, however long their words are. */
const besideNoStatus = '(max-width: 26rem)';

/** Beside a status alone. */
export const wordsBesideStatus = style({
  flex: '999 1 10rem',
  '@container': { [besideNoStatus]: { flexBasis: '100%' } },
});

// No line of one short word, as in paragraphs.
export const title = style({ fontWeight: vars.type.strongWeight, textWrap: 'pretty' });

/** Its lines are the caller's: an address, and below it the hours. */
export const subtitle = style({
  fontSize: vars.type.label,
  color: vars.colour.textMuted,
  whiteSpace: 'pre-line',
  // No line of one short word, as in paragraphs.
  textWrap: 'pretty',
});

/** In a narrow row, where it comes below the words, it begins where they do. */
const belowWords = {
  '(max-width: 19rem)': {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space[3],
    maxInlineSize: 'none',
    marginInlineStart: 0,
    textAlign: 'start',
  },
} as const;

export const end = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  flexGrow: 1,
  gap: '2px',
  // What the words leave. A status of several words wraps instead of pushing the amount below the title.
  maxInlineSize: 'max(8rem, 100% - 8rem)',
  // An amount is never torn: it would rather stand below the words.
  minInlineSize: 'min-content',
  marginInlineStart: 'auto',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.type.strongWeight,
  '@container': belowWords,
});

/** A status alone: at the end where rows have room for it, otherwise below the words, where they begin. */
export const statusAlone = style({
  flexGrow: 0,
  minInlineSize: 0,
  '@container': { [besideNoStatus]: { maxInlineSize: '100%', marginInlineStart: 0, textAlign: 'start' } },
});

export const status = style({ fontSize: vars.type.label, fontWeight: 'normal' });

export const chevron = style({
  flexShrink: 0,
  color: vars.colour.textMuted,
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
  '@container': roomForWords,
});
