import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCardNumber } from '../testing/card-number.ts';
import { cardDigits, cardNumberProblem, isLuhn, shortestCardNumber } from './card-number.ts';

describe('cardNumberProblem', () => {
  it.each(['4242424242424242', '4242 4242 4242 4242', ' 5555\t5555\u00A05555 4444\n', '6011000990139424'])(
    'takes %j, white space removed [validation-008]',
    (text) => {
      expect(cardNumberProblem(text)).toBeNull();
    },
  );

  it.each(['378282246310005', '30569309025904', '4222222222222', '1', '4242 4242 4242 424'])(
    'says of %j that it is too short, sound as its check digit may be [validation-008]',
    (text) => {
      expect(cardNumberProblem(text)).toEqual({ key: 'CardNumberTooShort', min: 16 });
    },
  );

  it.each([
    '4242424242424241',
    '4242-4242-4242-4242',
    '42424242424242x2',
    'x4242424242424242',
    'x4',
    '4x',
    'abc',
    '٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢',
  ])('refuses %j [validation-008]', (text) => {
    expect(cardNumberProblem(text)).toEqual({ key: 'CardNumberNotValid' });
  });

  it.each(['', '  '])('asks for a number where %j stands', (text) => {
    expect(cardNumberProblem(text)).toEqual({ key: 'Required' });
  });

  it('finds every slip of one digit [validation-008]', () => {
    fc.assert(
      fc.property(anyCardNumber, fc.nat(), fc.integer({ min: 1, max: 9 }), (number, seed, slip) => {
        const at = seed % number.length;
        const wrong = (Number(number[at]) + slip) % 10;
        expect(number.length).toBeGreaterThanOrEqual(shortestCardNumber);
        expect(cardNumberProblem(number)).toBeNull();
        expect(cardNumberProblem(number.slice(0, at) + wrong + number.slice(at + 1))).toEqual({
          key: 'CardNumberNotValid',
        });
      }),
    );
  });

  it('finds every two neighbours that changed places, but for 0 and 9', () => {
    fc.assert(
      fc.property(anyCardNumber, fc.nat(), (number, seed) => {
        const at = seed % (number.length - 1);
        const [one = '', other = ''] = number.slice(at, at + 2);
        fc.pre(one !== other && !['09', '90'].includes(one + other));
        expect(isLuhn(number.slice(0, at) + other + one + number.slice(at + 2))).toBe(false);
      }),
    );
  });
});

describe('isLuhn', () => {
  it.each(['0', '18', '59', '79927398713', '378282246310005'])('%s ends in its check digit', (digits) => {
    expect(isLuhn(digits)).toBe(true);
  });

  it.each(['', '1', '81', '79927398710', '378282246310006'])('%j does not', (digits) => {
    expect(isLuhn(digits)).toBe(false);
  });
});

it('cardDigits takes out white space of every kind, and nothing else', () => {
  expect(cardDigits(' 42\t42\u00A0x-1\n')).toBe('4242x-1');
});
