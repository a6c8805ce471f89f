import { space, touchTarget } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';
import { focusRing } from '../../primitives/focus-ring.ts';

const { colour, type } = vars;

export const banner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: space[2],
  paddingBlock: space[2],
  paddingInline: `${space[4]} ${space[1]}`,
  background: colour.selectedSubtle,
  color: colour.text,
  fontFamily: type.bodyFamily,
  '@media': { '(forced-colors: active)': { borderBlockEnd: '1px solid CanvasText' } },
});

export const sign = style({ display: 'flex', flex: 'none' });

/** Wide enough for a meaningful line; with large text the buttons move below. */
export const words = style({
  flex: '1 1 10rem',
  minInlineSize: 0,
  margin: 0,
  fontSize: type.label,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});

export const get = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  boxSizing: 'border-box',
  minBlockSize: `${touchTarget}px`,
  minInlineSize: '64px',
  paddingInline: space[4],
  borderRadius: vars.radius.button,
  border: `2px solid ${vars.edge.action}`,
  background: colour.action,
  color: colour.onAction,
  fontSize: type.label,
  fontWeight: type.strongWeight,
  textDecoration: 'none',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: colour.actionHover },
    '&[data-pressed]': { background: colour.actionPressed },
    '&[data-focus-visible]': focusRing,
  },
  '@media': { '(forced-colors: active)': { borderColor: 'LinkText' } },
});
