import { describe, expect, it } from 'vitest';
import { accountNumberReentryProblem } from './re-entry.ts';

describe('accountNumberReentryProblem', () => {
  it.each([
    ['000123456', '000123456'],
    ['000123456', '000 123 456'],
    ['000 123 456', '000123456'],
  ])('%j typed again as %j matches', (first, second) => {
    expect(accountNumberReentryProblem(first, second)).toBeNull();
  });

  it.each(['00123456', '000123457', '0001234567'])('%j does not match 000123456', (second) => {
    expect(accountNumberReentryProblem('000123456', second)).toEqual({ key: 'AccountNumberMismatch' });
  });

  it.each(['', ' '])('asks for it where %j stands', (second) => {
    expect(accountNumberReentryProblem('000123456', second)).toEqual({ key: 'Required' });
    expect(accountNumberReentryProblem('', second)).toEqual({ key: 'Required' });
  });
});
