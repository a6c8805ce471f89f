import { describe, expect, it } from 'vitest';
import { errorTable } from './generated/error-table.ts';

describe('the error table', () => {
  it.each(Object.entries(errorTable))(
    '%s has a message in each language, and a status of its own kind',
    (_, kind) => {
      const { en, es, fr } = kind.message;
      expect(new Set([en, es, fr]).size).toBe(3);
      expect(kind.status).toBeGreaterThanOrEqual(400);
    },
  );

  it('tells an unknown person and a wrong password apart in nothing that people see', () => {
    expect(errorTable.UserNotExist).toBe(errorTable.InvalidPassword);
  });

  it('has the documented refusals of sign-in, session and PIN [session-052] [session-053]', () => {
    const codes = Object.keys(errorTable);
    expect(codes).toEqual(
      expect.arrayContaining([
        ...['SessionExpire', 'UserNotExist', 'InvalidPassword', 'Invalid_Token_Try_Again'],
        ...['PinFailed', 'PinAttemptsExhausted', 'AttemptsExhausted'],
      ]),
    );
  });

  it('asks to sign in again with 401 only', () => {
    const unauthorized = Object.entries(errorTable).filter(([, { status }]) => status === 401);
    expect(unauthorized.map(([code]) => code)).toEqual([
      'SessionExpire',
      'AccountClosed',
      'Invalid_Token_Try_Again',
    ]);
  });
});
