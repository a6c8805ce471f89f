import { type Direction, type Slide, transitionMs } from '@dayfare/domain/access';
import { vars } from '@dayfare/themes/vars';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

/** Far enough to be seen as a direction, near enough to be read at once. */
const distance = '32px';

const offsets = {
  left: `-${distance} 0`,
  right: `${distance} 0`,
  top: `0 -${distance}`,
  bottom: `0 ${distance}`,
} as const satisfies Record<Direction, string>;

/**
 * Only what a page marks with `data-slides` moves: header and main button stand still, and so does the navigation. It is to be seen from the
 * first frame on: a page that begins with nothing on it flickers.
 */
function runOf(direction: Direction) {
  const slide = style({});
  const name = keyframes({
    from: { opacity: 0.3, translate: offsets[direction] },
    '40%': { opacity: 1 },
    to: { translate: '0 0' },
  });
  globalStyle(`${slide} [data-slides]`, {
    animation: `${name} ${transitionMs}ms ${vars.motion.easing}`,
    '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
  });
  return slide;
}

/** Each marker has an animation of its own name: the same one twice would not run again. */
export const slides = {
  left: runOf('left'),
  'left-duplicate': runOf('left'),
  right: runOf('right'),
  'right-duplicate': runOf('right'),
  top: runOf('top'),
  'top-duplicate': runOf('top'),
  bottom: runOf('bottom'),
  'bottom-duplicate': runOf('bottom'),
} as const satisfies Record<Slide, string>;

/** What slides in from the side must not make the page scroll sideways. */
export const clip = style({ overflowX: 'clip' });
