import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { phoneProblem } from './phone.ts';

const anyDigits = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength, maxLength });

describe('phoneProblem', () => {
  it.each(['(555) 010-1234', '5550101234', '+52 555 010 1234', ' 555-010-1234 '])(
    'takes %j: spaces, parentheses and hyphens do not count [validation-006]',
    (text) => {
      expect(phoneProblem(text)).toBeNull();
    },
  );

  it.each(['555', '555.010.1234', '1234567890123456', 'call me', '555010123x', '()'])(
    'refuses %j',
    (text) => {
      expect(phoneProblem(text)).toEqual({ key: 'PhoneNotValid' });
    },
  );

  it.each(['', ' '])('asks for a number where %j stands', (text) => {
    expect(phoneProblem(text)).toEqual({ key: 'Required' });
  });

  it('checks digits alike however they are grouped [validation-006]', () => {
    fc.assert(
      fc.property(anyDigits(1, 20), fc.constantFrom(' ', '-', ')', '('), fc.nat(20), (digits, sign, at) => {
        const grouped = digits.slice(0, at) + sign + digits.slice(at);
        expect(phoneProblem(grouped)).toEqual(phoneProblem(digits));
      }),
    );
  });
});
