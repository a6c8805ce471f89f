import { space, touchTarget } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { globalStyle, style } from '@vanilla-extract/css';
import { controls } from '../page.css.ts';

const { colour } = vars;

export const root = style({
  position: 'relative',
  maxInlineSize: '560px',
  minInlineSize: 0,
});

globalStyle(`.${controls} > .${root}`, { flex: '1 1 300px' });

export const list = style({
  position: 'absolute',
  zIndex: 5,
  insetInline: 0,
  insetBlockStart: '100%',
  maxBlockSize: '320px',
  overflowY: 'auto',
  marginBlockStart: space[1],
  padding: space[1],
  border: `1px solid ${colour.borderStrong}`,
  borderRadius: vars.radius.field,
  background: colour.surface,
  boxShadow: vars.shadow.overlay,
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: `${touchTarget}px`,
  paddingInline: space[3],
  borderRadius: vars.radius.small,
  color: colour.text,
  fontSize: vars.type.label,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&[aria-selected="true"]': { background: colour.selectedSubtle },
    '&[data-active="true"]': { outline: `2px solid ${colour.focusRing}`, outlineOffset: '-2px' },
  },
});

export const none = style({ padding: space[3], color: colour.textMuted, fontSize: vars.type.label });
