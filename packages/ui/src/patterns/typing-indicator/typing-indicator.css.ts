import { space } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { keyframes, style } from '@vanilla-extract/css';

const bob = keyframes({ '0%, 60%, 100%': { translate: '0 0' }, '30%': { translate: '0 -3px' } });

/** Keeps its height while empty, so that the conversation does not move. */
export const root = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '1.5rem',
  minInlineSize: 0,
  fontFamily: vars.type.bodyFamily,
  fontSize: vars.type.label,
  lineHeight: 1.4,
  color: vars.colour.textMuted,
});

export const dots = style({ display: 'inline-flex', gap: '3px', flexShrink: 0 });

export const dot = style({
  inlineSize: '6px',
  blockSize: '6px',
  borderRadius: '50%',
  background: vars.colour.textMuted,
  animation: `${bob} 1200ms ease-in-out infinite`,
  selectors: { '&:nth-child(2)': { animationDelay: '150ms' }, '&:nth-child(3)': { animationDelay: '300ms' } },
  '@media': {
    '(prefers-reduced-motion: reduce)': { animation: 'none' },
    '(forced-colors: active)': { background: 'CanvasText' },
  },
});

export const names = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
