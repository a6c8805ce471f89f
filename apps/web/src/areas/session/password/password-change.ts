import { type PasswordPolicy, passwordProblem } from '@dayfare/domain/validation';
import { type Failure, meaningOf } from '../../../platform/failures/failure.ts';

/** What is typed to change a password. */
export interface PasswordChange {
  /** Undefined if it is not asked for: right after a sign-in that requires another password. */
  readonly current?: string | undefined;
  readonly next: string;
}

/** What is wrong with it, by field. */
export interface ChangeProblem {
  readonly current?: 'missing' | 'wrong';
  readonly next?: 'missing' | 'wrong' | 'same' | 'refused' | 'leaked';
}

/** Returns what is wrong before anything is sent, or null. Without a policy only the server knows its rules. */
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

/** Maps a refusal's code to a field. */
export const changeRefusals: Readonly<Record<string, ChangeProblem>> = {
  // The server's message is about signing in.
  InvalidPassword: { current: 'wrong' },
  PasswordPolicy: { next: 'refused' },
  PasswordBreached: { next: 'leaked' },
  PasswordReused: { next: 'same' },
};

/** Whether a password change that was required is no longer required: an attempt whose response was lost succeeded. */
export function isChangedAlready(failure: Failure): boolean {
  return meaningOf(failure, { InvalidRequest: true }) ?? false;
}
