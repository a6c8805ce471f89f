import { touchTarget } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';
import { focusRing } from '../../primitives/focus-ring.ts';

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: touchTarget,
  borderRadius: vars.radius.small,
  fontSize: vars.type.body,
  overflowWrap: 'anywhere',
  color: vars.colour.link,
  textUnderlineOffset: '3px',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { color: vars.colour.linkHover },
    '&[data-focus-visible]': focusRing,
  },
});
