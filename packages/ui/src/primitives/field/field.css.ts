import { space, touchTarget } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../focus-ring.ts';

const { colour, type, motion } = vars;
const forcedColours = '(forced-colors: active)';

/** Label, box and messages of every text field. */
export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  minInlineSize: 0,
  fontFamily: type.bodyFamily,
  color: colour.text,
  overflowWrap: 'anywhere',
});

export const label = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[2],
  fontSize: type.label,
  fontWeight: type.strongWeight,
  lineHeight: 1.4,
});

/** The label of several fields: larger than theirs, which follow it directly. */
export const heading = style({ fontSize: type.body });

/** A label with something next to it; stacked if both do not fit. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
});

/** The root of a React Aria control: the surrounding field lays out its parts. */
export const control = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const optional = style({ fontSize: type.caption, fontWeight: 'normal', color: colour.textMuted });

export const box = style({
  display: 'flex',
  alignItems: 'center',
  boxSizing: 'border-box',
  minBlockSize: vars.density.control,
  borderRadius: vars.radius.field,
  border: `1px solid ${colour.borderStrong}`,
  background: colour.field,
  transition: `border-color ${motion.quick}`,
  selectors: {
    '&[data-hovered]': { borderColor: colour.text },
    // The ring is around the whole box for the input; buttons inside have their own.
    '&:has(:is(input, textarea):focus)': { ...focusRing, borderColor: colour.text },
    '&[data-invalid]': { borderColor: colour.dangerBorder, borderWidth: '2px' },
    '&[data-disabled]': { background: colour.disabled, borderColor: colour.disabled },
    '[data-readonly] &': { background: colour.surfaceSunken, borderColor: colour.border },
  },
  '@media': {
    // For state that only the style sheet knows.
    '(hover: hover)': {
      selectors: { '&:hover:not([data-disabled], [data-invalid])': { borderColor: colour.text } },
    },
    [forcedColours]: {
      borderColor: 'CanvasText',
      selectors: {
        '&:has(:is(input, textarea):focus)': { outlineColor: 'Highlight' },
        '&[data-disabled]': { borderColor: 'GrayText' },
      },
    },
  },
});

export const input = style({
  flex: '1 1 0',
  boxSizing: 'border-box',
  minInlineSize: 0,
  minBlockSize: `${touchTarget}px`,
  paddingBlock: 0,
  paddingInline: space[4],
  border: 0,
  outline: 'none',
  background: 'transparent',
  color: 'inherit',
  // Below 16 px, iOS zooms in on focus.
  fontSize: `max(16px, ${type.body})`,
  fontFamily: 'inherit',
  lineHeight: 1.5,
  borderRadius: 'inherit',
  selectors: {
    '&:focus, &[data-focus-visible]': { outline: 'none', boxShadow: 'none' },
    '&::placeholder': { color: colour.textMuted, opacity: 1 },
    // The browser's own clear button for a search, which looks different everywhere.
    '&[type="search"]': { appearance: 'none' },
    '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' },
    '&:disabled': { color: colour.textDisabled, WebkitTextFillColor: colour.textDisabled, opacity: 1 },
    // The browser paints a filled-in field in its own colour, which does not follow brand or scheme.
    '&:autofill': {
      WebkitTextFillColor: colour.text,
      boxShadow: `inset 0 0 0 100vmax ${colour.field}`,
    },
  },
});

export const numeric = style({ fontVariantNumeric: 'tabular-nums lining-nums' });

export const prefix = style({
  paddingInlineStart: space[4],
  marginInlineEnd: `calc(-1 * ${space[3]})`,
  color: colour.textMuted,
});
export const suffix = style({
  paddingInlineEnd: space[4],
  marginInlineStart: `calc(-1 * ${space[3]})`,
  color: colour.textMuted,
});

export const description = styleVariants({
  // No last line of one short word, as in paragraphs.
  quiet: { fontSize: type.caption, lineHeight: 1.4, color: colour.textMuted, textWrap: 'pretty' },
  prominent: { fontSize: type.label, lineHeight: 1.4, color: colour.textMuted, textWrap: 'pretty' },
});

/** Takes no space, including the gap, until there is an error. */
export const errorPlace = style({
  selectors: { '&:empty': { marginBlockStart: `calc(-1 * ${space[2]})` } },
});

export const error = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[1],
  fontSize: type.label,
  lineHeight: 1.4,
  color: colour.dangerText,
  textAlign: 'start',
  textWrap: 'pretty',
});

export const errorIcon = style({
  flex: 'none',
  inlineSize: '1.25em',
  blockSize: '1.25em',
  marginBlockStart: '0.075em',
});
