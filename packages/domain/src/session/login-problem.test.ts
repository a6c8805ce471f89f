import { describe, expect, it } from 'vitest';
import { loginProblem } from './login-problem.ts';

describe('loginProblem', () => {
  it.each(['ana@example.com', '(555) 010-1234', 'ana'])(
    'finds nothing wrong with %j and a password',
    (identifier) => {
      expect(loginProblem({ identifier, password: 'x' })).toBeNull();
    },
  );

  it.each([
    ['', 'x', { identifier: 'empty' }],
    [' ', 'x', { identifier: 'empty' }],
    ['ana@example', 'x', { identifier: 'malformed-email' }],
    ['@', 'x', { identifier: 'malformed-email' }],
    ['ana', '', { password: 'empty' }],
    ['', '', { identifier: 'empty', password: 'empty' }],
    ['ana@', '', { identifier: 'malformed-email', password: 'empty' }],
  ])('names every field with a problem: %j and %j', (identifier, password, expected) => {
    expect(loginProblem({ identifier, password })).toEqual(expected);
  });

  it('counts white space in a password as typed', () => {
    expect(loginProblem({ identifier: 'ana', password: ' ' })).toBeNull();
  });
});
