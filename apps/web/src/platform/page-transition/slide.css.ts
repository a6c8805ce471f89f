import { type Direction, type Slide, transitionMs } from '@dayfare/domain/access';
import { vars } from '@dayfare/themes/vars';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

/** Far enough to show a direction, close enough to be readable at once. */
const distance = '32px';

const offsets = {
  left: `-${distance} 0`,
  right: `${distance} 0`,
  top: `0 -${distance}`,
  bottom: `0 ${distance}`,
} as const satisfies Record<Direction, string>;

/**
 * Only elements marked with `data-slides` move; header, main button and navigation stand still. Content is visible from the first frame,
 * because a page that starts empty flickers.
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

/** Each marker has its own animation name: the same one would not run twice in a row. */
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

/** Content that slides in from the side must not make the page scroll sideways. */
export const clip = style({ overflowX: 'clip' });
