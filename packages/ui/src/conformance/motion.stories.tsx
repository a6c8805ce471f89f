import preview from '@dayfare/storybook/preview';
import { spyOn } from 'storybook/test';
import { eachSheet, OneByOne } from './one-by-one.tsx';

const meta = preview.meta({
  title: 'Conformance/Reduced motion',
  tags: ['!autodocs'],
  globals: { reducedMotion: 'on' },
  render: () => <OneByOne />,
});

/** Longer than this is seen as a motion, seconds. */
const seen = 0.02;

const seconds = (list: string) => Math.max(...list.split(',').map((time) => Number.parseFloat(time)));

/** How an element, or what is drawn before or after it, moves; null if it stands still. */
function motionOf(element: Element, drawn: '::before' | '::after' | null): string | null {
  const style = getComputedStyle(element, drawn);
  const { animationName, animationDuration, animationIterationCount, transitionDuration, transitionDelay } =
    style;
  const runs = seconds(animationDuration) * (animationIterationCount === 'infinite' ? 1_000 : 1);
  if (animationName !== 'none' && runs > seen) return `animation ${animationDuration}`;
  if (seconds(transitionDuration) + seconds(transitionDelay) > seen)
    return `transition of ${style.transitionProperty}`;
  return style.scrollBehavior === 'smooth' ? 'smooth scrolling' : null;
}

/** Watches scripts that move something, which may be over by the time one looks. */
function watchScripts() {
  const spies = [
    spyOn(Element.prototype, 'animate'),
    spyOn(Element.prototype, 'scrollIntoView'),
    spyOn(Element.prototype, 'scrollTo'),
    spyOn(Element.prototype, 'scrollBy'),
    spyOn(window, 'scrollTo'),
  ];
  const field = (options: unknown, name: string): unknown =>
    typeof options === 'object' && options !== null ? Reflect.get(options, name) : undefined;
  const motionIn = (options: unknown) => {
    const duration = Number(typeof options === 'number' ? options : field(options, 'duration')) || 0;
    return field(options, 'behavior') === 'smooth' ? 'smooth scrolling' : `animation of ${duration} ms`;
  };
  return {
    /** What has been moved since the last call. */
    take: () => {
      const calls = spies.flatMap((spy) => [...spy.mock.calls] as unknown[][]);
      for (const spy of spies) spy.mockClear();
      return calls.map((words) => motionIn(words.at(-1))).filter((motion) => motion !== 'animation of 0 ms');
    },
    restore: () => {
      for (const spy of spies) spy.mockRestore();
    },
  };
}

/** Nothing of any component or pattern moves under reduced motion: neither by CSS nor by script. */
export const NothingMoves = meta.story({
  play: async () => {
    const moving = new Set<string>();
    const scripts = watchScripts();
    await eachSheet((sheet) => {
      for (const motion of scripts.take()) moving.add(`${sheet}: ${motion} by a script`);
      for (const element of [document.documentElement, ...document.body.querySelectorAll('*')])
        for (const drawn of [null, '::before', '::after'] as const) {
          const motion = motionOf(element, drawn);
          if (motion) moving.add(`${sheet}: ${element.tagName.toLowerCase()}${drawn ?? ''}, ${motion}`);
        }
      for (const animation of document.getAnimations()) {
        const { duration = 0 } = animation.effect?.getComputedTiming() ?? {};
        if (Number(duration) > seen * 1_000) moving.add(`${sheet}: an animation of ${String(duration)} ms`);
      }
    });
    scripts.restore();
    if (moving.size > 0) throw new Error([...moving].join('\n'));
  },
});
