import { space, touchTarget } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';
import { focusRing } from '../../primitives/focus-ring.ts';

/** The transaction id as a button that copies it. */
export const copy = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: touchTarget,
  marginBlock: '-12px',
  padding: 0,
  border: 'none',
  borderRadius: vars.radius.small,
  background: 'none',
  font: 'inherit',
  fontWeight: vars.type.strongWeight,
  textAlign: 'end',
  overflowWrap: 'anywhere',
  color: vars.colour.link,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { color: vars.colour.linkHover, textDecoration: 'underline' },
    '&[data-focus-visible]': focusRing,
  },
});

export const copyIcon = style({ flexShrink: 0 });
