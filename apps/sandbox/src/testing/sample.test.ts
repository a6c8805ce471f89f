import { describe, expect, it } from 'vitest';
import { sampleOf } from './sample.ts';

const cases = ['a 1', 'a 2', 'a 3', 'b 1', 'b 2', 'c 3'];
const itself = (one: string) => one;
const parts = (one: string) => one.split(' ');
const draw = (from: readonly string[], isWhole = false) => sampleOf(from, itself, parts, isWhole);

describe('a sample', () => {
  it('has each kind of each case, and not all cases', () => {
    expect(new Set(draw(cases).flatMap(parts))).toEqual(new Set(cases.flatMap(parts)));
    expect(draw(cases).length).toBeLessThan(cases.length);
  });

  it('keeps the order of the cases, and does not depend on it', () => {
    expect(draw(cases.toReversed())).toEqual(draw(cases).toReversed());
  });

  it('stays as it is beside a case of a kind of its own', () => {
    expect(draw(['new', ...cases])).toEqual(['new', ...draw(cases)]);
  });

  it('is everything in a sweep', () => {
    expect(draw(cases, true)).toEqual(cases);
  });
});
