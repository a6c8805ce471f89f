import { describe, expect, it } from 'vitest';
import { routingNumberProblem } from './routing-number.ts';

describe('routingNumberProblem', () => {
  it.each([
    ['011000015', 'US'],
    ['021 000 021', 'US'],
    ['325081403', 'US'],
    ['001012345', 'CA'],
    ['000399999', 'CA'],
  ] as const)('accepts %s in %s', (text, country) => {
    expect(routingNumberProblem(text, country)).toBeNull();
  });

  it.each([
    // A digit wrong, two changed over, too few, too many, no district of the Federal Reserve, no digits.
    ['011000016', 'US'],
    ['011000051', 'US'],
    ['01100001', 'US'],
    ['0110000150', 'US'],
    ['131000013', 'US'],
    ['000000000', 'US'],
    ['01100001a', 'US'],
    ['101012345', 'CA'],
    ['000012345', 'CA'],
  ] as const)('refuses %s in %s', (text, country) => {
    expect(routingNumberProblem(text, country)).toEqual({ key: 'RoutingNumberNotValid' });
  });

  it.each(['', '  '])('asks for one where nothing is typed', (text) => {
    expect(routingNumberProblem(text, 'US')).toEqual({ key: 'Required' });
  });
});
