import { describe, expect, it } from 'vitest';
import { cookieAttributes } from './cookie-lifetime.ts';

describe('a cookie', () => {
  it.each([
    [1, 'minutes', 60],
    [2, 'hours', 7200],
    [1.5, 'days', 129_600],
    [1, 'years', 31_536_000],
  ] as const)('that lives %d %s lives %d seconds', (amount, unit, seconds) => {
    expect(cookieAttributes({ amount, unit })).toMatch(new RegExp(`^Max-Age=${seconds};`));
  });

  it('goes over secure connections only, and to no other site', () => {
    expect(cookieAttributes({ amount: 1, unit: 'hours' })).toBe(
      'Max-Age=3600; Path=/; Secure; SameSite=Strict',
    );
  });

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('cannot live for %d', (amount) => {
    expect(() => cookieAttributes({ amount, unit: 'days' })).toThrow(RangeError);
  });
});
