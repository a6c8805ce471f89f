import { describe, expect, it } from 'vitest';
import { schemes } from '../contract/tokens.ts';
import { boundNames, boundTokens } from './bounds.ts';
import { parseColour } from './contrast.ts';
import { paintsByColour, provedContrast } from './proved.ts';
import { readTokens } from './read-tokens.ts';

describe.each(boundNames)('the brand at the %s', (name) => {
  it('is one that the contract allows, but for its contrast', () => {
    expect(readTokens(boundTokens[name]).problems).toEqual([]);
  });

  it.each(schemes)('has a colour of its own for every role and mixture in %s', (scheme) => {
    const colours = [...paintsByColour(boundTokens[name][scheme]).keys()].map((colour) =>
      parseColour(colour as `#${string}`),
    );
    expect(colours.length).toBe(84);
    for (const [index, one] of colours.entries()) {
      for (const other of colours.slice(index + 1)) {
        const apart = Math.max(...one.map((channel, at) => Math.abs(channel - (other[at] ?? 0)) * 255));
        expect(apart).toBeGreaterThan(2);
      }
    }
  });
});

describe('a proved contrast', () => {
  it('is that of the pair, whichever of the two lies on the other', () => {
    expect(provedContrast('text', 'canvas')).toBe(4.5);
    expect(provedContrast('canvas', 'text')).toBe(4.5);
    expect(provedContrast('borderStrong', 'field')).toBe(3);
  });

  it('is known by the colours that a surface paints with', () => {
    expect(provedContrast('onBrand', 'brand')).toBe(4.5);
    expect(provedContrast('onInverse', 'onInverse 6 % in inverse')).toBe(4.5);
  });

  it('is 0 where no pair promises any', () => {
    expect(provedContrast('text', 'action')).toBe(0);
    expect(provedContrast('text', 'text')).toBe(0);
  });
});
