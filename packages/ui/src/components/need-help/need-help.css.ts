import { space, touchTarget } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';
import { focusRing } from '../../primitives/focus-ring.ts';

const { colour, type } = vars;

export const help = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  boxSizing: 'border-box',
  maxInlineSize: '100%',
  minBlockSize: `${touchTarget}px`,
  paddingBlock: space[1],
  paddingInline: `${space[3]} ${space[4]}`,
  border: `1px solid ${colour.borderStrong}`,
  borderRadius: vars.radius.button,
  background: colour.surface,
  fontFamily: type.bodyFamily,
  fontSize: type.label,
  fontWeight: type.strongWeight,
  lineHeight: 1.3,
  color: colour.link,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  outline: 'none',
  transition: `background-color ${vars.motion.quick}`,
  selectors: {
    '&[data-hovered]': { background: colour.actionSubtle, color: colour.onActionSubtle },
    '&[data-pressed]': { background: colour.actionSubtleHover, color: colour.onActionSubtle },
    '&[data-focus-visible]': focusRing,
    '&[data-disabled]': { color: colour.textDisabled, cursor: 'not-allowed' },
  },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});

export const icon = style({ flex: 'none', inlineSize: '20px', blockSize: '20px' });
