import fc from 'fast-check';
import { expect, it } from 'vitest';
import { truncateDecimals } from './truncate-decimals.ts';

it.each([
  ['12', '12.00'],
  ['12.', '12.00'],
  ['12.3', '12.30'],
  ['12.34', '12.34'],
  ['12.349', '12.34'],
  ['12.999', '12.99'],
  ['-1.999', '-1.99'],
  ['.5', '0.50'],
  ['0.005', '0.00'],
  ['99999999999999999999.999', '99999999999999999999.99'],
])('%s becomes %s: truncated or padded to two places, not rounded [validation-007]', (text, expected) => {
  expect(truncateDecimals(text)).toBe(expected);
});

it.each(['', '.', '-', '-.', 'abc', '1.2.3', '1,5', '1e3', ' 1', '1.5x', 'x1.5'])(
  'leaves %j, which is no number, as it was',
  (text) => {
    expect(truncateDecimals(text)).toBe(text);
  },
);

it('truncating twice is truncating once', () => {
  fc.assert(
    fc.property(fc.string(), (text) => truncateDecimals(truncateDecimals(text)) === truncateDecimals(text)),
  );
  fc.assert(
    fc.property(fc.stringMatching(/^-?\d{1,9}\.\d{1,6}$/), (text) => {
      expect(truncateDecimals(truncateDecimals(text))).toBe(truncateDecimals(text));
    }),
  );
});
