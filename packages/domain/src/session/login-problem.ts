import { identifierType } from './identifier.ts';

/** What the login form holds. */
export interface LoginFields {
  readonly identifier: string;
  readonly password: string;
}

/** What keeps a login from being sent, by field. A field without a problem is absent. */
export interface LoginProblem {
  readonly identifier?: 'empty' | 'malformed-email';
  readonly password?: 'empty';
}

function identifierProblem(text: string): LoginProblem {
  const type = identifierType(text);
  if (type === 'None') return { identifier: 'empty' };
  return type === 'Username' && text.includes('@') ? { identifier: 'malformed-email' } : {};
}

/** What is wrong with the form before it is sent; null when nothing is. White space in a password counts as typed. */
export function loginProblem({ identifier, password }: LoginFields): LoginProblem | null {
  const problem: LoginProblem = {
    ...identifierProblem(identifier),
    ...(password === '' ? { password: 'empty' } : {}),
  };
  return Object.keys(problem).length === 0 ? null : problem;
}
