import { expect, it } from 'vitest';
import { makeTurns } from './turns.ts';

it('at most so many have a turn at once, and the next starts when one ends', () => {
  const turn = makeTurns(2);
  const started: string[] = [];
  const end = ['a', 'b', 'c', 'd'].map((name) => turn(() => started.push(name)));
  expect(started).toEqual(['a', 'b']);
  end[0]?.();
  expect(started).toEqual(['a', 'b', 'c']);
});

it('who leaves the queue gets no turn, and a turn ends once', () => {
  const turn = makeTurns(1);
  const started: string[] = [];
  const [endA, endB] = ['a', 'b', 'c', 'd'].map((name) => turn(() => started.push(name)));
  endB?.();
  endA?.();
  endA?.();
  expect(started).toEqual(['a', 'c']);
});
