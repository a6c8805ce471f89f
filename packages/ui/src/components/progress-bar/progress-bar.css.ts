import { space } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { createVar, style } from '@vanilla-extract/css';

/** The completed share, 0 to 1; set by the component. */
export const share = createVar();

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const labels = style({
  display: 'flex',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  columnGap: space[4],
  fontSize: vars.type.label,
  lineHeight: 1.4,
  color: vars.colour.text,
});

export const value = style({ color: vars.colour.textMuted, fontVariantNumeric: 'tabular-nums' });

export const track = style({
  blockSize: '8px',
  borderRadius: '4px',
  overflow: 'hidden',
  background: vars.colour.surfaceSunken,
  // The track alone may be too faint to show what is left.
  boxShadow: `inset 0 0 0 1px ${vars.colour.borderStrong}`,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const fill = style({
  blockSize: '100%',
  inlineSize: '100%',
  borderRadius: 'inherit',
  background: vars.colour.chartStrong,
  translate: `calc(-100% + 100% * ${share})`,
  transition: `translate ${vars.motion.enter} ${vars.motion.easing}`,
  selectors: { '&:dir(rtl)': { translate: `calc(100% - 100% * ${share})` } },
  '@media': {
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
    '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' },
  },
});
