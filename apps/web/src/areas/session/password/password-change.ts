import { type PasswordPolicy, passwordProblem } from '@dayfare/domain/validation';
import { type Failure, meaningOf } from '../../../platform/failures/failure.ts';

/** What is typed to change a password. */
export interface PasswordChange {
  /** Undefined where it is not asked for: right after a sign-in that wants another password. */
  readonly current?: string | undefined;
  readonly next: string;
}

/** What is wrong with it, by field. */
export interface ChangeProblem {
  readonly current?: 'missing' | 'wrong';
  readonly next?: 'missing' | 'wrong' | 'same' | 'refused' | 'leaked';
}

/** What can be told before anything is sent; null when there is nothing. Without a policy the server alone knows its rules. */
export function changeProblem(
  { current, next }: PasswordChange,
  policy: PasswordPolicy | null,
): ChangeProblem | null {
  const broken = policy && passwordProblem(next, policy);
  const isSame = current !== undefined && next === current;
  const wrong = next === '' ? 'missing' : broken ? 'wrong' : isSame ? 'same' : null;
  if (current !== '' && wrong === null) return null;
  return { ...(current === '' && { current: 'missing' }), ...(wrong && { next: wrong }) };
}

/** The field that a refusal is about, by its code. */
export const changeRefusals: Readonly<Record<string, ChangeProblem>> = {
  // The server's words for it are about signing in.
  InvalidPassword: { current: 'wrong' },
  PasswordPolicy: { next: 'refused' },
  PasswordBreached: { next: 'leaked' },
  PasswordReused: { next: 'same' },
};

/** Whether a password that had to be changed no longer has to be: a try whose answer was lost went through. */
export function isChangedAlready(failure: Failure): boolean {
  return meaningOf(failure, { InvalidRequest: true }) ?? false;
}
