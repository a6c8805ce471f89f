import { expect, it } from 'vitest';
import { policyType } from './policy-type.ts';

it.each([
  [144, 'esign'],
  [143, 'policy'],
  [145, 'policy'],
  [44, 'policy'],
  [0, 'policy'],
  [null, 'policy'],
  [undefined, 'policy'],
] as const)('a first contract with id %s makes it %s', (id, expected) => {
  expect(policyType(id)).toBe(expected);
});
