import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';
import { focusRing } from '../../primitives/focus-ring.ts';

export const area = style({
  position: 'relative',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Clickable rows extend a little beyond their column.
  paddingInline: '8px',
  borderRadius: vars.radius.field,
  outline: 'none',
  selectors: { '&:focus-visible': focusRing },
});

export const place = style({ position: 'relative', minInlineSize: 0 });

export const list = style({ display: 'flow-root', margin: 0, padding: 0, listStyle: 'none' });

export const item = style({ minInlineSize: 0 });
