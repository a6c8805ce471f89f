import type { Measured } from '@dayfare/themes/checks/measure';
import { describe, expect, it } from 'vitest';
import { pairKey, ratioText, verdictText, worstFirst } from './pairs.ts';

const pair = (ratio: number, minimum: number): Measured => ({
  scheme: 'light',
  place: 'page',
  foreground: 'text',
  background: 'canvas',
  why: 'body text is read',
  ratio,
  minimum,
});

describe('contrast pairs', () => {
  it('come with the worst first, against what each needs', () => {
    const sorted = worstFirst([pair(5, 4.5), pair(2.9, 3), pair(4.4, 4.5), pair(3.1, 3)]);
    expect(sorted.map(({ ratio }) => ratio)).toEqual([2.9, 4.4, 3.1, 5]);
  });

  it('never round up to a pass', () => {
    expect(ratioText(4.4999)).toBe('4.49:1');
    expect(ratioText(21)).toBe('21.00:1');
  });

  it('are counted in words', () => {
    expect(verdictText([pair(5, 4.5)])).toBe('All 1 pairs pass');
    expect(verdictText([pair(5, 4.5), pair(2, 3)])).toBe('1 of 2 pairs fails');
    expect(verdictText([pair(2, 3), pair(2, 3), pair(9, 3)])).toBe('2 of 3 pairs fail');
  });

  it('have a key of their own', () => {
    expect(pairKey(pair(1, 3))).toBe('light page text canvas');
  });
});
