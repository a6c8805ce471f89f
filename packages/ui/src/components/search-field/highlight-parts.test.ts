import { describe, expect, it } from 'vitest';
import { highlightParts } from './highlight-parts.ts';

const marked = (text: string, query: string) =>
  highlightParts(text, query).map(({ text: part, isMatch }) => (isMatch ? `<${part}>` : part));

describe('the highlighter', () => {
  it('finds what was searched for whatever its case, everywhere, and keeps the text as it is [validation-021]', () => {
    expect(marked('Northwind north', 'NORTH')).toEqual(['<North>', 'wind ', '<north>']);
    expect(marked('𐐀b', '𐐨')).toEqual(['<𐐀>', 'b']);
  });

  it('takes characters that mean something in a pattern for what they are [validation-021]', () => {
    expect(marked('Fee (C$2.99) + tax', '(c$2.99) +')).toEqual(['Fee ', '<(C$2.99) +>', ' tax']);
    expect(marked('a.b axb', 'a.b')).toEqual(['<a.b>', ' axb']);
    for (const sign of '.*+?^$()|[]{}\\/-') {
      expect(marked(`x${sign}y`, sign)).toEqual(['x', `<${sign}>`, 'y']);
      expect(marked('xy', sign)).toEqual(['xy']);
    }
  });

  it('marks nothing while nothing is searched for', () => {
    expect(marked('Northwind', '  ')).toEqual(['Northwind']);
    expect(marked('', 'x')).toEqual([]);
  });

  it('loses no sign of the text', () => {
    const text = 'Ünïcode (ünïcode) ÜNÏ';
    expect(
      highlightParts(text, 'ünï')
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});
