import { describe, expect, it } from 'vitest';
import { cardCacheVerdict, storedCacheVersion } from './card-cache.ts';

const answer = (version: number, clearFlag = 0) => ({ kind: 'answered', version, clearFlag }) as const;
const untouched = { clears: false, stores: null, isLogged: false };

describe('the card cache', () => {
  it('is cleared when the server has a later version, which is stored then [startup-010]', () => {
    expect(cardCacheVerdict(answer(3), 2)).toEqual({ clears: true, stores: 3, isLogged: false });
    expect(cardCacheVerdict(answer(2), 2)).toEqual(untouched);
    expect(cardCacheVerdict(answer(1), 2)).toEqual(untouched);
  });

  it('is cleared when the flag is 1, whatever the version [startup-010]', () => {
    expect(cardCacheVerdict(answer(2, 1), 2)).toEqual({ clears: true, stores: 2, isLogged: false });
    expect(cardCacheVerdict(answer(2, 2), 2)).toEqual(untouched);
  });

  it('is left alone when the check fails, which is logged [startup-011]', () => {
    const failed = { clears: false, stores: null, isLogged: true };
    expect(cardCacheVerdict({ kind: 'failed' }, 2)).toEqual(failed);
    expect(cardCacheVerdict(answer(Number.NaN, 1), 2)).toEqual(failed);
  });

  it.each([
    ['7', 7],
    [null, 0],
    [undefined, 0],
    ['', 0],
    ['x', 0],
  ])('with %j stored has the version %d', (text, version) => {
    expect(storedCacheVersion(text)).toBe(version);
  });
});
