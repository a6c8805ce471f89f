import fc from 'fast-check';
import { expect, it } from 'vitest';
import { marketingPhone } from './phone.ts';

it.each([
  ['+1', '(555) 010-1234', '+15550101234'],
  ['1', '5550101234', '+15550101234'],
  ['+52', ' 555 010 1234 ', '+525550101234'],
])('%j and %j are %s [analytics-020]', (code, number, phone) => {
  expect(marketingPhone(code, number)).toBe(phone);
});

it.each([
  ['', '5550101234'],
  ['+', '5550101234'],
  ['+1', ''],
  ['+1', 'call me'],
  [null, '5550101234'],
  ['+1', null],
  [undefined, undefined],
])('%j and %j are no number: a part is missing [analytics-020]', (code, number) => {
  expect(marketingPhone(code, number)).toBeNull();
});

it('is digits after a plus, or nothing [analytics-020]', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (code, number) => {
      expect(marketingPhone(code, number) ?? '+1').toMatch(/^\+\d+$/);
    }),
  );
});
