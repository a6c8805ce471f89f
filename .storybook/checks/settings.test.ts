import { describe, expect, it } from 'vitest';
import { allSettings, sampleOf } from './settings.ts';

describe('the settings of a story in a whole run', () => {
  it('are all of them for the first of a file, and one in turn for each after it', () => {
    expect(sampleOf(0)).toEqual(allSettings);
    const later = [1, 2, 3, 4].map(sampleOf);
    expect(later.map(({ length }) => length)).toEqual([1, 1, 1, 1]);
    expect(new Set(later.flat())).toEqual(new Set(allSettings));
  });
});
