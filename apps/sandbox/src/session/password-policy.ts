import { toPasswordPolicy, type WirePasswordPolicy } from '@dayfare/api/session/forgot-contract';
import { passwordProblem } from '@dayfare/domain/validation';
import { Refusal } from '../platform/http/refusal.ts';
import { isBreached } from './breached.ts';
import { isPassword } from './password.ts';

/** What is asked of a new password, as the wire says it. */
export const passwordPolicy: WirePasswordPolicy = {
  minLength: 8,
  maxLength: null,
  numericCharacterRequired: true,
  specialCharacterRequired: true,
  allowedSpecialCharacters: '',
  alphabetCharacterRequired: 2,
  spaceAllowed: false,
  cannotUseLastNPasswords: 1,
};

const policy = toPasswordPolicy(passwordPolicy);

/** Refuses a password that breaks the policy with PasswordPolicy. */
export function checkPasswordPolicy(password: string): void {
  if (passwordProblem(password, policy) !== null) throw new Refusal('PasswordPolicy');
}

/** What can be said of a password without knowing whose it is. Refuses with PasswordPolicy, or PasswordBreached for one that has leaked elsewhere. */
export function checkPasswordText(password: string): void {
  checkPasswordPolicy(password);
  if (isBreached(password)) throw new Refusal('PasswordBreached');
}

/** Refuses a new password that breaks the policy (PasswordPolicy), has leaked elsewhere (PasswordBreached) or is the present one (PasswordReused). */
export async function checkNewPassword(password: string, presentHash: string): Promise<void> {
  checkPasswordText(password);
  if (await isPassword(password, presentHash)) throw new Refusal('PasswordReused');
}
