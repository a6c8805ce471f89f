import { space, touchTarget, widths } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../../primitives/focus-ring.ts';

const { colour, type } = vars;
const roomy = `screen and (min-width: ${widths.roomy}px)`;
const forced = '(forced-colors: active)';

/** Icon over word. */
const upright = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2px',
  boxSizing: 'border-box',
  minBlockSize: `max(${touchTarget}px, 60px)`,
  paddingBlock: space[1],
  paddingInline: '2px',
  color: colour.textMuted,
  textAlign: 'center',
  textDecoration: 'none',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { color: colour.text },
    '&[aria-current]': { color: colour.text, fontWeight: type.strongWeight },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: '-3px', boxShadow: 'none' },
  },
  '@media': {
    [forced]: { selectors: { '&[aria-current]': { color: 'Highlight' } } },
  },
});

/** A link or a button: in a bar icon over word; in a rail the same, and icon beside word where the rail is wide. `inner`: one below another. */
export const entry = styleVariants({
  bar: [upright],
  rail: [
    upright,
    {
      inlineSize: '100%',
      border: 'none',
      borderRadius: vars.radius.field,
      background: 'none',
      fontFamily: 'inherit',
      cursor: 'pointer',
      '@media': {
        [roomy]: {
          flexDirection: 'row',
          justifyContent: 'flex-start',
          gap: space[3],
          minBlockSize: '48px',
          paddingInline: space[3],
          textAlign: 'start',
          selectors: {
            '&[data-hovered]': { background: colour.surfaceSunken },
            '&[aria-current=page]': { background: colour.selectedSubtle },
            '&[data-pressed]': { background: colour.actionSubtle, color: colour.onActionSubtle },
          },
        },
      },
    },
  ],
  inner: [
    upright,
    {
      flexDirection: 'row',
      justifyContent: 'flex-start',
      gap: space[3],
      minBlockSize: `${touchTarget}px`,
      // Its word stands below the word of its part.
      paddingInline: `calc(${space[3]} + 24px + ${space[3]}) ${space[3]}`,
      borderRadius: vars.radius.field,
      textAlign: 'start',
      selectors: {
        '&[data-hovered]': { background: colour.surfaceSunken },
        '&[aria-current]': { background: colour.selectedSubtle },
        '&[data-pressed]': { background: colour.actionSubtle, color: colour.onActionSubtle },
      },
    },
  ],
});

const behindIcon = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '56px',
  maxInlineSize: '100%',
  blockSize: '30px',
  borderRadius: '999px',
  selectors: {
    '[aria-current] > &': { background: colour.selectedSubtle },
    '[data-pressed] > &': { background: colour.actionSubtle, color: colour.onActionSubtle },
  },
  // Backgrounds are gone there: an outline says which part one is in.
  '@media': { [forced]: { selectors: { '[aria-current] > &': { outline: '2px solid Highlight' } } } },
});

/** The current part has a background behind its icon or the whole row, so it does not rely on colour alone. */
export const pill = styleVariants({
  bar: [behindIcon],
  rail: [
    behindIcon,
    {
      '@media': {
        [roomy]: {
          inlineSize: '24px',
          selectors: { '[aria-current] > &, [data-pressed] > &': { background: 'none' } },
        },
        // An outline of its own width would touch the icon.
        [`${forced} and (min-width: ${widths.roomy}px)`]: {
          selectors: { '[aria-current] > &': { outlineOffset: '4px' } },
        },
      },
    },
  ],
  // Only the part has an icon; a count stands before the word.
  inner: [{ display: 'contents' }],
});

export const icon = style({ inlineSize: '24px', blockSize: '24px' });

export const badge = style({
  position: 'absolute',
  insetBlockStart: '-4px',
  insetInlineStart: 'calc(50% + 4px)',
});

const word = style({
  maxInlineSize: '100%',
  fontSize: type.caption,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
});

export const label = styleVariants({
  // If the text is too large to fit, only the icon is shown; the label is still read.
  bar: [
    word,
    {
      '@container': {
        '(max-width: 18rem)': {
          position: 'absolute',
          inlineSize: '1px',
          blockSize: '1px',
          overflow: 'hidden',
          clipPath: 'inset(50%)',
          whiteSpace: 'nowrap',
        },
      },
    },
  ],
  inner: [word, { minInlineSize: 0, fontSize: type.body, lineHeight: 1.3 }],
  rail: [word, { minInlineSize: 0, '@media': { [roomy]: { fontSize: type.body, lineHeight: 1.3 } } }],
});
