import { describe, expect, it } from 'vitest';
import type { Refusal } from '../../../platform/failures/failure.ts';
import { loginRefusal } from './login-failure.ts';

const refused = (code: string, level: Refusal['level'] = 'Error') =>
  ({ kind: 'refused', code, level, message: 'words' }) as const;

describe('a sign-in that was refused', () => {
  it('reads alike for a wrong password and for nobody of that name', () => {
    expect(loginRefusal(refused('InvalidPassword'))).toBe('wrong');
    expect(loginRefusal(refused('UserNotExist'))).toBe('wrong');
  });

  it('pauses after too many tries', () => {
    expect(loginRefusal(refused('AttemptsExhausted', 'LimitExceeded'))).toBe('blocked');
  });

  it.each([
    ['UserDeactivated', 'deactivated'],
    ['ClockSkew', 'clock'],
  ])('has words for %s', (code, refusal) => {
    expect(loginRefusal(refused(code))).toBe(refusal);
  });

  it('has none of its own for a refusal that it does not know, and for what is no refusal', () => {
    expect(loginRefusal(refused('SomethingNew'))).toBeNull();
    expect(loginRefusal({ kind: 'down' })).toBeNull();
    expect(loginRefusal({ kind: 'offline' })).toBeNull();
  });
});
