import { space, touchTarget, widths } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';
import { focusRing } from '../../primitives/focus-ring.ts';

const { colour, type } = vars;
const roomy = `screen and (min-width: ${widths.roomy}px)`;
const forced = '(forced-colors: active)';

/** Width of the column, icon over word; and with icon beside word. */
const narrow = '96px';
const wide = '232px';

export const rail = style({
  position: 'sticky',
  insetBlockStart: 0,
  display: 'flex',
  flexDirection: 'column',
  flexShrink: 0,
  gap: space[5],
  boxSizing: 'border-box',
  inlineSize: narrow,
  blockSize: ['100vh', '100dvh'],
  overflowY: 'auto',
  paddingBlock: space[5],
  paddingInline: `max(${space[2]}, env(safe-area-inset-left)) ${space[2]}`,
  background: colour.surface,
  borderInlineEnd: `1px solid ${colour.border}`,
  fontFamily: type.bodyFamily,
  '@media': {
    [roomy]: {
      inlineSize: wide,
      paddingInline: `max(${space[3]}, env(safe-area-inset-left)) ${space[3]}`,
    },
  },
});

/** The brand's mark over a narrow column, its wordmark over a wide one. */
export const mark = style({
  display: 'grid',
  justifyItems: 'center',
  '@media': { [roomy]: { display: 'none' } },
});
export const logo = style({
  display: 'none',
  paddingInline: space[3],
  '@media': { [roomy]: { display: 'block' } },
});

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** Pushes what it holds to the lower edge. */
export const end = style({ marginBlockStart: 'auto' });

/** A link or a button of the rail. */
export const item = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2px',
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: `max(${touchTarget}px, 60px)`,
  paddingBlock: space[1],
  paddingInline: '2px',
  border: 'none',
  borderRadius: vars.radius.field,
  background: 'none',
  color: colour.textMuted,
  fontFamily: 'inherit',
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { color: colour.text },
    '&[aria-current]': { color: colour.text, fontWeight: type.strongWeight },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: '-3px', boxShadow: 'none' },
  },
  '@media': {
    [forced]: { selectors: { '&[aria-current]': { color: 'Highlight' } } },
    [roomy]: {
      flexDirection: 'row',
      justifyContent: 'flex-start',
      gap: space[3],
      minBlockSize: '48px',
      paddingInline: space[3],
      textAlign: 'start',
      selectors: {
        '&[data-hovered]': { background: colour.surfaceSunken },
        '&[aria-current]': { background: colour.selectedSubtle },
        '&[data-pressed]': { background: colour.actionSubtle, color: colour.onActionSubtle },
      },
    },
  },
});

/** The part one is in has a background behind its icon, or behind the whole line: not colour alone. */
export const pill = style({
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
  '@media': {
    [roomy]: {
      inlineSize: '24px',
      selectors: { '[aria-current] > &, [data-pressed] > &': { background: 'none' } },
    },
    [forced]: { selectors: { '[aria-current] > &': { outline: '2px solid Highlight' } } },
  },
});

export const icon = style({ inlineSize: '24px', blockSize: '24px' });

export const badge = style({
  position: 'absolute',
  insetBlockStart: '-4px',
  insetInlineStart: 'calc(50% + 4px)',
});

export const label = style({
  maxInlineSize: '100%',
  minInlineSize: 0,
  fontSize: type.caption,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
  '@media': { [roomy]: { fontSize: type.body, lineHeight: 1.3 } },
});
