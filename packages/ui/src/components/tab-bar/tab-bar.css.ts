import { space, touchTarget, widths } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';
import { focusRing } from '../../primitives/focus-ring.ts';

const { colour, type } = vars;
const forced = '(forced-colors: active)';

export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 2,
  containerType: 'inline-size',
  paddingBlockEnd: 'var(--df-safe-bottom, env(safe-area-inset-bottom, 0px))',
  background: colour.surface,
  borderBlockStart: `1px solid ${colour.border}`,
  fontFamily: type.bodyFamily,
  '@media': {
    // On a landscape phone, or with very large text, a bar that stays would cover what it belongs to.
    '(max-height: 28em)': { position: 'static' },
  },
});

export const list = style({
  display: 'flex',
  maxInlineSize: `${widths.task}px`,
  margin: 0,
  marginInline: 'auto',
  padding: 0,
  listStyle: 'none',
});

export const item = style({ flex: '1 1 0', minInlineSize: 0 });

export const link = style({
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
  '@media': { [forced]: { selectors: { '&[aria-current]': { color: 'Highlight' } } } },
});

/** The part one is in has a background behind its icon: not colour alone. */
export const pill = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '56px',
  maxInlineSize: '100%',
  blockSize: '30px',
  borderRadius: '999px',
  selectors: {
    '[aria-current] > &': { background: colour.selectedSubtle, color: colour.text },
    '[data-pressed] > &': { background: colour.actionSubtle, color: colour.onActionSubtle },
  },
  '@media': { [forced]: { selectors: { '[aria-current] > &': { border: '2px solid Highlight' } } } },
});

export const icon = style({ inlineSize: '24px', blockSize: '24px' });

export const badge = style({
  position: 'absolute',
  insetBlockStart: '-4px',
  insetInlineStart: 'calc(50% + 4px)',
});

/** Where the text is so large that a word does not fit its part, the icon is left, and the word is still spoken. */
export const label = style({
  maxInlineSize: '100%',
  fontSize: type.caption,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
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
});
