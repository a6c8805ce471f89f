import { expect, it } from 'vitest';
import { pauseAfter } from './worker.ts';

it('a job that goes on failing rests twice as long each time, from a minute up to six hours', () => {
  const minutes = [1, 2, 3, 4, 5, 8, 9, 10, 2000].map((failures) => pauseAfter(failures) / 60_000);
  expect(minutes).toEqual([1, 2, 4, 8, 16, 128, 256, 360, 360]);
});
