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

const digits = { hasLetters: false, least: 6, most: 8 };
it.each([
  ['', 'Required'],
  ['12-34 56', undefined],
  ['12345', 'BillerAccountNotValid'],
  ['12345678', undefined],
  ['123456789', 'BillerAccountNotValid'],
  ['12345A', 'BillerAccountNotValid'],
])('the account number “%s” at a biller that writes six to eight digits: %s', (text, key) => {
  expect(billerAccountProblem(text, digits)?.key).toBe(key);
});

it('letters are right where the biller writes them', () => {
  expect(billerAccountProblem('nw 778899', { hasLetters: true, least: 6, most: 12 })).toBeNull();
});
