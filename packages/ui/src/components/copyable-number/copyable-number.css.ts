import { space, touchTarget } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';
import { focusRing } from '../../primitives/focus-ring.ts';

const { colour, type } = vars;

export const root = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minInlineSize: 0,
  fontFamily: type.bodyFamily,
  color: colour.text,
});

export const words = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const label = style({
  fontSize: type.label,
  lineHeight: 1.4,
  color: colour.textMuted,
  overflowWrap: 'anywhere',
});

/** One tap selects all of it, for browsers that cannot copy. */
export const number = style({
  fontSize: type.body,
  fontWeight: type.strongWeight,
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums slashed-zero',
  overflowWrap: 'anywhere',
  userSelect: 'all',
});

export const button = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: `${touchTarget}px`,
  blockSize: `${touchTarget}px`,
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'none',
  color: colour.link,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: colour.actionSubtle, color: colour.onActionSubtle },
    '&[data-pressed]': { background: colour.actionSubtleHover, color: colour.onActionSubtle },
    '&[data-focus-visible]': focusRing,
    '[data-copied] > &': { color: colour.successText },
  },
  '@media': { '(forced-colors: active)': { color: 'ButtonText' } },
});
