import { expect, it } from 'vitest';
import { type Slide, slide, transitionMs } from './slide.ts';

it('transitions take 0.4 s, in four directions', () => {
  expect(transitionMs).toBe(400);
  for (const direction of ['left', 'right', 'top', 'bottom'] as const)
    expect(slide(null, direction)).toBe(direction);
});

it('the same direction again has a duplicate marker, so that it runs again [access-076]', () => {
  let last: Slide | null = null;
  const markers = (['left', 'left', 'left', 'top', 'left'] as const).map((direction) => {
    last = slide(last, direction);
    return last;
  });
  expect(markers).toEqual(['left', 'left-duplicate', 'left', 'top', 'left']);
});
