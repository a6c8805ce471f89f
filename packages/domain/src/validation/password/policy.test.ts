import { expect, it } from 'vitest';
import { letterRequirement } from './policy.ts';

it('the letters of a password have the numbers of the documents [validation-011]', () => {
  expect([0, 1, 2, 3, 4].map(letterRequirement.fromWire)).toEqual([
    'None',
    'AnyLetter',
    'UpperAndLower',
    'Upper',
    'Lower',
  ]);
  expect(letterRequirement.fromWire(5)).toBeNull();
});
