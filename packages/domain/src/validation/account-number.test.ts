import { describe, expect, it } from 'vitest';
import { accountNumberProblem } from './account-number.ts';

describe('accountNumberProblem', () => {
  it.each(['1234', '000123456789', '12345678901234567', '0001 2345 6789'])('accepts %s', (text) => {
    expect(accountNumberProblem(text)).toBeNull();
  });

  it.each(['123', '123456789012345678', '12-34-56', '1234a'])('refuses %s', (text) => {
    expect(accountNumberProblem(text)).toEqual({ key: 'AccountNumberNotValid' });
  });

  it.each(['', ' '])('has to be there', (text) => {
    expect(accountNumberProblem(text)).toEqual({ key: 'Required' });
  });
});
