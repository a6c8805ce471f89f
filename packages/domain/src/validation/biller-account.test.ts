import { expect, it } from 'vitest';
import { billerAccountProblem, tidyBillerAccount } from './biller-account.ts';

it('an account number at a biller is compared without spaces and hyphens', () => {
  expect(tidyBillerAccount(' 00-1234 ab ')).toBe('001234AB');
});

it.each([
  ['', 'Required'],
  [' - ', 'Required'],
  ['123', 'BillerAccountNotValid'],
  ['12 34', undefined],
  ['1'.repeat(20), undefined],
  ['1'.repeat(21), 'BillerAccountNotValid'],
  ['12345é', 'BillerAccountNotValid'],
])('the account number “%s” at a biller: %s', (text, key) => {
  expect(billerAccountProblem(text)?.key).toBe(key);
});
