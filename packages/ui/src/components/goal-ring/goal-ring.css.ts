import { vars } from '@dayfare/themes/vars';
import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css';

const { colour } = vars;
const forced = '(forced-colors: active)';

/** The saved share, 0 to 100; set by the component. */
export const share = createVar();

const root = style({
  position: 'relative',
  flex: 'none',
  aspectRatio: '1',
  minInlineSize: 0,
  fontFamily: vars.type.bodyFamily,
  color: colour.text,
});

export const size = styleVariants({
  small: [root, { inlineSize: '48px' }],
  large: [root, { inlineSize: 'min(100%, 14rem)', containerType: 'inline-size', alignSelf: 'center' }],
});

/** Starts at twelve o'clock and runs clockwise, in every language. */
export const ring = style({ display: 'block', inlineSize: '100%', rotate: '-90deg' });

export const track = style({
  fill: 'none',
  stroke: colour.surfaceSunken,
  '@media': { [forced]: { stroke: 'GrayText' } },
});

export const arc = style({
  fill: 'none',
  stroke: colour.chartStrong,
  strokeLinecap: 'round',
  strokeDasharray: `${share} 100`,
  transition: `stroke-dasharray ${vars.motion.enter} ${vars.motion.easing}`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
    [forced]: { stroke: 'Highlight' },
  },
});

/** How thick the line is, of a circle that is 40 across. */
export const thickness = { small: 5, large: 3 } as const;

export const middle = style({
  position: 'absolute',
  inset: '14%',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

const burstOut = keyframes({
  '0%': { scale: '0.7', opacity: 0 },
  '40%': { opacity: 1 },
  '100%': { scale: '1', opacity: 0 },
});

/** Ends unseen, so that nothing of it is left in the picture. */
export const burst = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  pointerEvents: 'none',
  animation: `${burstOut} 900ms 300ms ${vars.motion.easing} both`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { display: 'none' },
    [forced]: { display: 'none' },
  },
});

export const dot = style({ fill: colour.chart });
export const strongDot = style({ fill: colour.chartStrong });
