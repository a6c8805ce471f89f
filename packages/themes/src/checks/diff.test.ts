import { describe, expect, it } from 'vitest';
import { allTokens } from '../brands/all.ts';
import { brandNames } from '../brands/names.ts';
import { describeDifference, diffTokens } from './diff.ts';

describe('the difference of two brands', () => {
  it.each(brandNames)('is nothing between %s and itself', (brand) => {
    expect(diffTokens(allTokens[brand], structuredClone(allTokens[brand]))).toEqual([]);
  });

  it('names each token that differs with both values, and for colours how far apart they look', () => {
    const { common } = allTokens;
    const changed = {
      ...common,
      light: { ...common.light, action: '#0b5d4d' as const },
      radius: { ...common.radius, button: 4 },
    };
    expect(diffTokens(common, changed)).toEqual([
      { path: 'light.action', from: '#0b5d4c', to: '#0b5d4d', distance: expect.closeTo(0.001, 2) },
      { path: 'radius.button', from: 999, to: 4 },
    ]);
    expect(diffTokens(common, changed).map(describeDifference)).toEqual([
      'light.action: #0b5d4c → #0b5d4d (looks alike)',
      'radius.button: 999 → 4',
    ]);
  });

  it('leads from the first to the second: turned round it has the values exchanged', () => {
    const there = diffTokens(allTokens.common, allTokens.ukg);
    const back = diffTokens(allTokens.ukg, allTokens.common);
    expect(back.map(({ path, from, to }) => [path, to, from])).toEqual(
      there.map(({ path, from, to }) => [path, from, to]),
    );
  });
});
