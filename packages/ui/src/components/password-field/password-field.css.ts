import { space, touchTarget } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';
import { focusRing } from '../../primitives/focus-ring.ts';

const { colour } = vars;

/** Inside the box, as tall as a touch target. */
export const toggle = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: `${touchTarget}px`,
  blockSize: `${touchTarget}px`,
  marginInlineEnd: space[1],
  border: 0,
  borderRadius: vars.radius.field,
  background: 'transparent',
  color: colour.textMuted,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered], &[aria-pressed="true"]': { color: colour.text },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: '-4px', boxShadow: 'none' },
    '&[data-disabled]': { color: colour.textDisabled, cursor: 'not-allowed' },
  },
  '@media': { '(forced-colors: active)': { color: 'ButtonText' } },
});

export const icon = style({ inlineSize: '24px', blockSize: '24px' });

export const hint = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  fontSize: vars.type.label,
  lineHeight: 1.4,
  color: colour.warningText,
});

export const hintIcon = style({ flex: 'none', inlineSize: '1.25em', blockSize: '1.25em' });
