import { type Direction, type Slide, transitionMs } from '@dayfare/domain/access';
import { vars } from '@dayfare/themes/vars';
import { keyframes, style } from '@vanilla-extract/css';

/** Far enough to be seen as a direction, near enough to be read at once. */
const distance = '48px';

const offsets = {
  left: `-${distance} 0`,
  right: `${distance} 0`,
  top: `0 -${distance}`,
  bottom: `0 ${distance}`,
} as const satisfies Record<Direction, string>;

const runOf = (direction: Direction) =>
  style({
    animation: `${keyframes({
      from: { opacity: 0, translate: offsets[direction] },
      '40%': { opacity: 1 },
      to: { translate: '0 0' },
    })} ${transitionMs}ms ${vars.motion.easing}`,
    '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
  });

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
