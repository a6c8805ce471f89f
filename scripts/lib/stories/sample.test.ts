import { expect, it } from 'vitest';
import { isInSample } from './sample.ts';

const isTaken = (id: string) => isInSample(id, 8);
const ids = Array.from({ length: 800 }, (_, at) => `components-part-${at}--usual`);

it('takes about one of eight', () => {
  const taken = ids.filter(isTaken).length;
  expect(taken).toBeGreaterThan(60);
  expect(taken).toBeLessThan(140);
});

it('takes the same whatever else there is', () => {
  const taken = ids.filter(isTaken);
  expect(['new--usual', ...ids.toReversed()].filter(isTaken).toReversed()).toEqual(
    isTaken('new--usual') ? [...taken, 'new--usual'] : taken,
  );
});
