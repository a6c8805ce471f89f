import { describe, expect, it } from 'vitest';
import { ssoFailure, ssoFailures } from './sso-failure.ts';

describe('why a sign-in at an employer’s page failed', () => {
  it('is one of a closed list', () => {
    expect(ssoFailures.map(ssoFailure)).toEqual(ssoFailures);
  });

  it.each(['', 'Cancelled', 'toString', '<b>', null, undefined])('is nothing that reads %s', (text) => {
    expect(ssoFailure(text)).toBeNull();
  });
});
