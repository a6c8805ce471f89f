import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { highlight } from './highlight.ts';

const show = (text: string, query: string) =>
  highlight(text, query)
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('|');

describe('highlight', () => {
  it.each([
    ['Pay stub', 'pay', '[Pay]| stub'],
    ['pay PAY Pay', 'Pay', '[pay]| |[PAY]| |[Pay]'],
    ['Élan', 'éL', '[Él]|an'],
    ['stub', 'x', 'stub'],
    ['stub', '', 'stub'],
    ['stub', '  ', 'stub'],
    ['stub', ' tub ', 's|[tub]'],
    ['', 'x', ''],
    ['', '', ''],
  ])('of %j, %j marks %s, whatever the case [validation-021]', (text, query, expected) => {
    expect(show(text, query)).toBe(expected);
  });

  it.each([
    ['a.b axb', 'a.b', '[a.b]| axb'],
    ['50% (net)', '(net)', '50% |[(net)]'],
    ['a*b', '*', 'a|[*]|b'],
    ['C:\\pay', '\\p', 'C:|[\\p]|ay'],
    ['[a-z]', '[a-z]', '[[a-z]]'],
    ['x', '.*', 'x'],
    ['$1', '$', '[$]|1'],
  ])('in %j the characters of %j mean themselves [validation-021]', (text, query, expected) => {
    expect(show(text, query)).toBe(expected);
  });

  it('of an empty text has no pieces', () => {
    expect(highlight('', '')).toEqual([]);
    expect(highlight('', 'x')).toEqual([]);
  });

  it('keeps the text sign for sign, and marks only what equals the query but for case [validation-021]', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ maxLength: 3 }), (text, query) => {
        const pieces = highlight(text, query);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        for (const piece of pieces.filter(({ isMatch }) => isMatch)) {
          expect(piece.text.toLowerCase()).toBe(query.trim().toLowerCase());
        }
      }),
    );
  });

  it('finds a query that stands in the text, wherever it is [validation-021]', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ minLength: 1 }), fc.string(), (before, query, after) => {
        fc.pre(query.trim() !== '');
        expect(highlight(before + query + after, query).some(({ isMatch }) => isMatch)).toBe(true);
      }),
    );
  });
});
