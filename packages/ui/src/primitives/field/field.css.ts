import { space, touchTarget } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../focus-ring.ts';

const { colour, type, motion } = vars;
const forcedColours = '(forced-colors: active)';

/** Label, box and messages of every field that is typed into. */
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

/** A label and what stands beside it; one above the other where there is no room for both. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
});

/** The root of a control of React Aria: the field around it lays out what is in it. */
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
    // Around the whole box for the input; the buttons inside have a ring of their own.
    '&:has(:is(input, textarea):focus)': { ...focusRing, borderColor: colour.text },
    '&[data-invalid]': { borderColor: colour.dangerBorder, borderWidth: '2px' },
    '&[data-disabled]': { background: colour.disabled, borderColor: colour.disabled },
    '[data-readonly] &': { background: colour.surfaceSunken, borderColor: colour.border },
  },
  '@media': {
    // Where nobody but the style sheet looks after the pointer.
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
  // Below 16 px iOS zooms the page in on focus.
  fontSize: `max(16px, ${type.body})`,
  fontFamily: 'inherit',
  lineHeight: 1.5,
  borderRadius: 'inherit',
  selectors: {
    '&:focus, &[data-focus-visible]': { outline: 'none', boxShadow: 'none' },
    '&::placeholder': { color: colour.textMuted, opacity: 1 },
    // The browser's own cross for a search, which looks different in each of them.
    '&[type="search"]': { appearance: 'none' },
    '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' },
    '&:disabled': { color: colour.textDisabled, WebkitTextFillColor: colour.textDisabled, opacity: 1 },
    // The browser paints a filled-in field in its own colour, which no brand or scheme knows of.
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
  quiet: { fontSize: type.caption, lineHeight: 1.4, color: colour.textMuted },
  prominent: { fontSize: type.label, lineHeight: 1.4, color: colour.textMuted },
});

/** Takes no room, and no gap, until there is an error. */
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
});

export const errorIcon = style({
  flex: 'none',
  inlineSize: '1.25em',
  blockSize: '1.25em',
  marginBlockStart: '0.075em',
});
