import { vars } from '@dayfare/themes/vars';
import { keyframes, style } from '@vanilla-extract/css';

const { colour } = vars;

/** The picture: grows with nothing, because it says nothing that the words beside it do not. */
export const picture = style({
  display: 'block',
  inlineSize: '240px',
  maxInlineSize: '100%',
  blockSize: 'auto',
  overflow: 'visible',
});

const outline = {
  stroke: colour.text,
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** The quiet shape behind. */
export const background = style({ fill: colour.actionSubtle });
/** A drawn line. */
export const line = style({ ...outline, fill: 'none' });
/** A solid thing with an outline, in the colour of paper. */
export const paper = style({ ...outline, fill: colour.surface });
/** A solid thing with an outline, in shadow. */
export const shade = style({ ...outline, fill: colour.surfaceSunken });
/** A solid thing with an outline, in the brand's action colour. */
export const accent = style({ ...outline, fill: colour.action });
/** A mark on top of `accent`. */
export const onAccent = style({ ...outline, stroke: colour.onAction, fill: 'none' });
/** A line in the action colour, where colour is decoration. */
export const accentLine = style({ ...outline, stroke: colour.chartStrong, fill: 'none' });
/** Small decoration. */
export const speck = style({ fill: colour.chart });
/** An eye, a button: the outline's colour, filled. */
export const ink = style({ fill: colour.text });

const rise = keyframes({ from: { translate: '0 14px', opacity: 0 }, to: { translate: '0 0', opacity: 1 } });
const pop = keyframes({
  '0%': { scale: '0.4', opacity: 0 },
  '60%': { scale: '1.08', opacity: 1 },
  '100%': { scale: '1', opacity: 1 },
});
const draw = keyframes({ from: { strokeDashoffset: 1 }, to: { strokeDashoffset: 0 } });
const burst = keyframes({ from: { scale: '0.2', opacity: 0 }, to: { scale: '1', opacity: 1 } });
const still = { '(prefers-reduced-motion: reduce)': { animation: 'none' } } as const;
const middle = { transformBox: 'fill-box', transformOrigin: 'center' } as const;

/** Comes up from below, once. */
export const rising = style({ animation: `${rise} 400ms ${vars.motion.easing} both`, '@media': still });
/** Arrives with a small bounce, once. */
export const popping = style({
  ...middle,
  animation: `${pop} 400ms ${vars.motion.easing} both`,
  '@media': still,
});
/** Draws itself; the path has `pathLength={1}`. */
export const drawing = style({
  strokeDasharray: 1,
  animation: `${draw} 300ms 250ms ${vars.motion.easing} both`,
  '@media': still,
});
/** Flies out of the middle, once. */
export const bursting = style({
  transformOrigin: '120px 88px',
  animation: `${burst} 400ms 200ms ${vars.motion.easing} both`,
  '@media': still,
});
