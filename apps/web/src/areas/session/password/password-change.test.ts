import type { PasswordPolicy } from '@dayfare/domain/validation';
import { describe, expect, it } from 'vitest';
import { meaningOf } from '../../../platform/failures/failure.ts';
import { changeProblem, changeRefusals, isChangedAlready } from './password-change.ts';

const policy: PasswordPolicy = {
  minLength: 8,
  maxLength: null,
  needsDigit: true,
  needsSpecial: true,
  allowedSpecials: '',
  letters: 'None',
  isSpaceAllowed: false,
  lastPasswordsRefused: 1,
};
const good = 'Sunday-Walk-77!';

describe('a change of password', () => {
  it('asks for both passwords, each at its own field', () => {
    expect(changeProblem({ current: '', next: '' }, policy)).toEqual({ current: 'missing', next: 'missing' });
    expect(changeProblem({ current: '', next: good }, policy)).toEqual({ current: 'missing' });
    expect(changeProblem({ current: 'old', next: good }, policy)).toBeNull();
  });

  it('does not ask for the current one where that was just used to sign in', () => {
    expect(changeProblem({ next: good }, policy)).toBeNull();
  });

  it('tells a password that breaks the policy, or is the current one', () => {
    expect(changeProblem({ current: 'old', next: 'short' }, policy)).toEqual({ next: 'wrong' });
    expect(changeProblem({ current: good, next: good }, policy)).toEqual({ next: 'same' });
  });

  it('leaves the rules to the server as long as they are not known', () => {
    expect(changeProblem({ current: 'old', next: 'short' }, null)).toBeNull();
    expect(changeProblem({ current: 'old', next: '' }, null)).toEqual({ next: 'missing' });
  });
});

describe('a refusal', () => {
  const refusal = (code: string) => ({ kind: 'refused', code, level: 'Error', message: 'no' }) as const;

  it.each([
    ['InvalidPassword', { current: 'wrong' }],
    ['PasswordPolicy', { next: 'refused' }],
    ['PasswordBreached', { next: 'leaked' }],
    ['PasswordReused', { next: 'same' }],
    ['AttemptsExhausted', undefined],
  ])('with the code %s shows at its field', (code, problem) => {
    expect(meaningOf(refusal(code), changeRefusals)).toEqual(problem);
  });

  it('that there is nothing to change says that it is changed already', () => {
    expect(isChangedAlready(refusal('InvalidRequest'))).toBe(true);
    expect(isChangedAlready(refusal('PasswordPolicy'))).toBe(false);
    expect(isChangedAlready({ kind: 'down' })).toBe(false);
  });
});
