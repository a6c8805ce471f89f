import { space, touchTarget } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';
import { focusRing } from '../../primitives/focus-ring.ts';

const { colour, type } = vars;
/** Room for nine targets side by side. */
const roomy = '(min-width: 29rem)';

export const root = style({
  containerType: 'inline-size',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[1],
  minInlineSize: 0,
  fontFamily: type.bodyFamily,
  fontSize: type.label,
  color: colour.text,
});

export const list = style({
  display: 'none',
  gap: space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@container': { [roomy]: { display: 'flex' } },
});

export const short = style({
  paddingInline: space[3],
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  '@container': { [roomy]: { display: 'none' } },
});

export const step = style({
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  minInlineSize: `${touchTarget}px`,
  minBlockSize: `${touchTarget}px`,
  padding: 0,
  border: '2px solid transparent',
  borderRadius: vars.radius.button,
  background: 'none',
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  color: colour.link,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: colour.actionSubtle, color: colour.onActionSubtle },
    '&[data-focus-visible]': focusRing,
    '&[aria-disabled="true"]': { background: 'none', color: colour.textDisabled, cursor: 'not-allowed' },
    '&[aria-current]': {
      background: colour.selected,
      color: colour.onSelected,
      fontWeight: type.strongWeight,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[aria-current]': { borderColor: 'Highlight' },
        '&[aria-disabled="true"]': { color: 'GrayText' },
      },
    },
  },
});

export const number = style({ paddingInline: space[1] });
export const arrow = style({ selectors: { '&:dir(rtl)': { scale: '-1 1' } } });
export const gap = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: `${touchTarget}px`,
  color: colour.textMuted,
});
