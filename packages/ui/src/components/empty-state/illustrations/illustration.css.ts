import { vars } from '@dayfare/themes/vars';
import { keyframes, style } from '@vanilla-extract/css';

const { colour } = vars;

/** A fixed-size picture; it is decorative, so it does not grow with the text. */
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

/** The soft shape in the background. */
export const background = style({ fill: colour.actionSubtle });
/** An outline. */
export const line = style({ ...outline, fill: 'none' });
/** A paper-coloured shape with an outline. */
export const paper = style({ ...outline, fill: colour.surface });
/** A shaded shape with an outline. */
export const shade = style({ ...outline, fill: colour.surfaceSunken });
/** A shape with an outline in the brand's action colour. */
export const accent = style({ ...outline, fill: colour.action });
/** A mark on top of `accent`. */
export const onAccent = style({ ...outline, stroke: colour.onAction, fill: 'none' });
/** A decorative line in the action colour. */
export const accentLine = style({ ...outline, stroke: colour.chartStrong, fill: 'none' });
/** The soft shape behind what worked. */
export const successBackground = style({ fill: colour.successSurface });
/** A shape with an outline in the brand's success colour, whatever the colour of its actions: some brands' is red. */
export const success = style({ ...outline, fill: colour.successText });
/** A decorative line in the success colour. */
export const successLine = style({ ...outline, stroke: colour.successText, fill: 'none' });
/** Small decorative shapes around what worked. */
export const successSpeck = style({ fill: colour.successBorder });
/** The soft shape behind what failed. */
export const dangerBackground = style({ fill: colour.dangerSurface });
/** A shape with an outline in the brand's danger colour. */
export const danger = style({ ...outline, fill: colour.dangerText });
/** A decorative line in the danger colour. */
export const dangerLine = style({ ...outline, stroke: colour.dangerText, fill: 'none' });
/** Small decorative shapes around what failed. */
export const dangerSpeck = style({ fill: colour.dangerBorder });
/** A tick or cross on `success` or `danger`. Widths are classes, because those of an outline win over attributes. */
export const mark = style({ ...outline, stroke: colour.surface, strokeWidth: 6, fill: 'none' });
/** A line thicker than an outline. */
export const thick = style({ strokeWidth: 5 });
/** A line as thick as a handle. */
export const handle = style({ strokeWidth: 8 });
/** Small decorative shapes. */
export const speck = style({ fill: colour.chart });
/** Details filled with the outline's colour, such as an eye or a button. */
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

/** Moves up into place, once. */
export const rising = style({ animation: `${rise} 400ms ${vars.motion.easing} both`, '@media': still });
/** Pops in with a small bounce, once. */
export const popping = style({
  ...middle,
  animation: `${pop} 400ms ${vars.motion.easing} both`,
  '@media': still,
});
/** Draws itself; the path needs `pathLength={1}`. */
export const drawing = style({
  strokeDasharray: 1,
  animation: `${draw} 300ms 250ms ${vars.motion.easing} both`,
  '@media': still,
});
/** Flies outwards from the centre, once. */
export const bursting = style({
  transformOrigin: '120px 88px',
  animation: `${burst} 400ms 200ms ${vars.motion.easing} both`,
  '@media': still,
});
