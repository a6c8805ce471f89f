import { describe, expect, it } from 'vitest';
import { isUnderAge } from './legal-age.ts';

describe('being under age', () => {
  it.each([
    ['2009-11-20', '2027-11-19', true],
    ['2009-11-20', '2027-11-20', false],
    [null, '2027-11-20', true],
  ])('born %s, on %s: %s', (birthDate, day, expected) => {
    expect(isUnderAge(birthDate, day)).toBe(expected);
  });
});
