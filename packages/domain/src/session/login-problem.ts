import { identifierType } from './identifier.ts';

/** Values of the login form. */
export interface LoginFields {
  readonly identifier: string;
  readonly password: string;
}

/** Why the login form can't be sent, by field. Fields without a problem are absent. */
export interface LoginProblem {
  readonly identifier?: 'empty' | 'malformed-email';
  readonly password?: 'empty';
}

function identifierProblem(text: string): LoginProblem {
  const type = identifierType(text);
  if (type === 'None') return { identifier: 'empty' };
  return type === 'Username' && text.includes('@') ? { identifier: 'malformed-email' } : {};
}

/** Returns what is wrong with the form before it is sent; null if nothing is. White space in a password counts. */
export function loginProblem({ identifier, password }: LoginFields): LoginProblem | null {
  const problem: LoginProblem = {
    ...identifierProblem(identifier),
    ...(password === '' ? { password: 'empty' } : {}),
  };
  return Object.keys(problem).length === 0 ? null : problem;
}
