import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyEmail, anyPin, anyToken, anyWrittenCard } from '../../testing/secrets.ts';
import { customAttributes, marketingEmail } from './attributes.ts';

describe('customAttributes', () => {
  it('sends texts, numbers and yes or no that are not empty [analytics-018]', () => {
    const sound = { plan: 'Weekly', cards: 0, isMinor: false, loaded: '2026-11-21' };
    expect(customAttributes(sound)).toEqual({ attributes: sound, dropped: [] });
  });

  it.each([
    ['', 'x', 'no-name'],
    [' ', 'x', 'no-name'],
    ['a', '', 'empty'],
    ['a', '  ', 'empty'],
    ['a', null, 'empty'],
    ['a', undefined, 'empty'],
    ['a', Number.NaN, 'not-a-value'],
    ['a', Number.POSITIVE_INFINITY, 'not-a-value'],
    ['a', {}, 'not-a-value'],
    ['a', [], 'not-a-value'],
    ['a', 'PIN 4071', 'secret'],
    ['a', 4242424242424242, 'secret'],
    ['a', 1e12, 'secret'],
    ['a', -1e12, 'secret'],
  ] as const)('drops %j of %j: %s [analytics-018]', (name, value, reason) => {
    expect(customAttributes({ [name]: value, plan: 'Weekly' })).toEqual({
      attributes: { plan: 'Weekly' },
      dropped: [{ name, reason }],
    });
  });

  it('a number below the length of a card goes', () => {
    expect(customAttributes({ a: 999_999_999_999 }).dropped).toEqual([]);
  });

  it('sends no secret, and says none in the reason', () => {
    fc.assert(
      fc.property(fc.oneof(anyEmail, anyPin, anyToken, anyWrittenCard), (secret) => {
        expect(customAttributes({ a: `x ${secret}` })).toEqual({
          attributes: {},
          dropped: [{ name: 'a', reason: 'secret' }],
        });
      }),
    );
  });
});

it.each([
  ['ana@example.com', 'ana@example.com'],
  [' ana@example.com ', 'ana@example.com'],
  ['', null],
  ['  ', null],
  [5, null],
  [undefined, null],
])('the email %j is sent as %j: a text that is not empty [analytics-018]', (value, sent) => {
  expect(marketingEmail(value)).toBe(sent);
});
