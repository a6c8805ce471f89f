import { describe, expect, it } from 'vitest';
import { ssoFailure } from './sso-failure.ts';

describe('why a sign-in at an employer’s page failed', () => {
  it('is one of a closed list', () => {
    const reasons = ['cancelled', 'unknown', 'unavailable', 'expired'];
    expect(reasons.map(ssoFailure)).toEqual(reasons);
  });

  it.each(['', 'Cancelled', 'toString', '<b>', null, undefined])('is nothing that reads %s', (text) => {
    expect(ssoFailure(text)).toBeNull();
  });
});
