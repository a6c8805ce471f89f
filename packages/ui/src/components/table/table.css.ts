import { space, touchTarget } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../../primitives/focus-ring.ts';

const { colour, type } = vars;

/** Below this width, in the reader's rem, columns would break words; rows become blocks. */
const crowded = '(max-width: 30rem)';
const line = `1px solid ${colour.border}`;

export const root = style({ containerType: 'inline-size', minInlineSize: 0, fontFamily: type.bodyFamily });

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: type.body,
  lineHeight: 1.4,
  color: colour.text,
  '@container': { [crowded]: { display: 'block' } },
});

export const caption = style({
  paddingBlockEnd: space[2],
  textAlign: 'start',
  fontSize: type.label,
  color: colour.textMuted,
  '@container': { [crowded]: { display: 'block' } },
});

/** On narrow screens only the sort buttons of the heading row remain. */
export const head = style({ '@container': { [crowded]: { display: 'block' } } });

export const headRow = style({
  borderBlockEnd: line,
  '@container': {
    [crowded]: { display: 'flex', flexWrap: 'wrap', columnGap: space[3], fontSize: type.label },
  },
});

export const bodyPart = style({ '@container': { [crowded]: { display: 'block' } } });

export const row = style({
  borderBlockEnd: line,
  '@container': { [crowded]: { display: 'block', paddingBlock: space[3] } },
});

export const cell = style({
  paddingBlock: space[3],
  paddingInline: `0 ${space[4]}`,
  verticalAlign: 'baseline',
  overflowWrap: 'anywhere',
  selectors: { '&:last-child': { paddingInlineEnd: 0 } },
});

export const heading = style({
  fontSize: type.label,
  fontWeight: type.strongWeight,
  color: colour.textMuted,
  '@container': {
    [crowded]: {
      padding: 0,
      // Each value repeats its heading there; non-sortable headings stay for assistive technology only.
      selectors: {
        '&:not([data-sort])': {
          position: 'absolute',
          inlineSize: '1px',
          blockSize: '1px',
          overflow: 'hidden',
          clipPath: 'inset(50%)',
          whiteSpace: 'nowrap',
        },
      },
    },
  },
});

export const rowName = style({
  fontWeight: type.strongWeight,
  textAlign: 'start',
  '@container': { [crowded]: { display: 'block', padding: 0, paddingBlockEnd: space[1] } },
});

export const value = style({
  '@container': {
    [crowded]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: space[4],
      padding: 0,
      paddingBlock: '2px',
    },
  },
});

export const align = styleVariants({
  start: { textAlign: 'start' },
  end: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
});

export const inlineHeading = style({
  display: 'none',
  color: colour.textMuted,
  '@container': { [crowded]: { display: 'inline' } },
});

export const content = style({ minInlineSize: 0 });

export const empty = style({
  paddingBlock: space[5],
  textAlign: 'center',
  color: colour.textMuted,
  '@container': { [crowded]: { display: 'block' } },
});

export const sortButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: `${touchTarget}px`,
  minInlineSize: `${touchTarget}px`,
  marginBlock: `-${space[3]}`,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'none',
  font: 'inherit',
  color: colour.link,
  textAlign: 'inherit',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { color: colour.linkHover, textDecoration: 'underline' },
    '&[data-focus-visible]': focusRing,
  },
  '@container': { [crowded]: { marginBlock: 0 } },
});
