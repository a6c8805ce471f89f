import { vars } from '@dayfare/themes/vars';
import { createVar, style, styleVariants } from '@vanilla-extract/css';

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
