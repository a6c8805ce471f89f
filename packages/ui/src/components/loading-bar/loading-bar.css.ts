import { vars } from '@dayfare/themes/vars';
import { keyframes, style } from '@vanilla-extract/css';

const travel = keyframes({ from: { translate: '-100% 0' }, to: { translate: '300% 0' } });

/** 8 px at the top edge of the page, above everything else; takes no space. */
export const track = style({
  position: 'fixed',
  insetBlockStart: 'var(--df-safe-top, env(safe-area-inset-top, 0px))',
  insetInline: 0,
  zIndex: 150,
  blockSize: '8px',
  overflow: 'hidden',
  background: vars.colour.surfaceSunken,
  pointerEvents: 'none',
});

export const runner = style({
  blockSize: '100%',
  inlineSize: '35%',
  borderRadius: '4px',
  background: vars.colour.chartStrong,
  animation: `${travel} 1400ms ${vars.motion.easing} infinite`,
  '@media': {
    // Static stripes show progress without motion.
    '(prefers-reduced-motion: reduce)': {
      animation: 'none',
      inlineSize: '100%',
      background: `repeating-linear-gradient(115deg, ${vars.colour.chartStrong} 0 12px, ${vars.colour.surfaceSunken} 12px 24px)`,
    },
    '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' },
  },
});
