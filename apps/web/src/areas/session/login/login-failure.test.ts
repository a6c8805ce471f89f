import { ApiError } from '@dayfare/api/transport';
import { describe, expect, it } from 'vitest';
import { blockMs, loginFailure } from './login-failure.ts';

const at = 1_000;
const refused = (httpStatus: number, code: string) =>
  new ApiError({ kind: 'http', httpStatus, code, message: 'words' });

describe('a sign-in that failed', () => {
  it('reads alike for a wrong password and for nobody of that name [session-053]', () => {
    expect(loginFailure(refused(400, 'InvalidPassword'), at, true)).toEqual({ kind: 'wrong' });
    expect(loginFailure(refused(400, 'UserNotExist'), at, true)).toEqual({ kind: 'wrong' });
  });

  it('pauses for five minutes after too many tries', () => {
    const error = new ApiError({
      kind: 'http',
      httpStatus: 429,
      code: 'AttemptsExhausted',
      level: 'LimitExceeded',
    });
    expect(loginFailure(error, at, true)).toEqual({ kind: 'blocked', until: at + blockMs });
  });

  it('is the network’s fault only when the device says so', () => {
    const error = new ApiError({ kind: 'network' });
    expect(loginFailure(error, at, false)).toEqual({ kind: 'offline' });
    expect(loginFailure(error, at, true)).toEqual({ kind: 'down' });
  });

  it.each(['timeout', 'maintenance', 'invalid-response'] as const)('is our side’s fault for %s', (kind) => {
    expect(loginFailure(new ApiError({ kind }), at, true)).toEqual({ kind: 'down' });
  });

  it('passes on the server’s words for a refusal that we have none for [transport-012]', () => {
    expect(loginFailure(refused(403, 'SomethingNew'), at, true)).toEqual({
      kind: 'refused',
      message: 'words',
    });
  });

  it('is our side’s fault for a status of 500 and for a mistake in the app', () => {
    expect(loginFailure(refused(500, ''), at, true)).toEqual({ kind: 'down' });
    expect(loginFailure(new TypeError('x'), at, true)).toEqual({ kind: 'down' });
  });
});
