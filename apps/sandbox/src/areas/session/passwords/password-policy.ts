import { toPasswordPolicy, type WirePasswordPolicy } from '@dayfare/api/session/forgot-contract';
import { businessEnvironments } from '@dayfare/domain/product';
import { passwordProblem } from '@dayfare/domain/validation';
import { Refusal } from '../../../platform/http/refusal.ts';
import { isBreached } from './breached.ts';
import { isPassword } from './password.ts';
import { publishedPassphrase } from './published-passphrase.ts';

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

/**
 * What can be said of a password without what it replaces. `names` are those of its owner and where they work. Refuses with PasswordPolicy, or with
 * PasswordBreached for one that has leaked elsewhere or is built on a name.
 */
export function checkPasswordText(password: string, names: readonly string[] = []): void {
  checkPasswordPolicy(password);
  if (isBreached(password, [...businessEnvironments, ...names])) throw new Refusal('PasswordBreached');
}

/** Refuses a new password that breaks the policy (PasswordPolicy), has leaked elsewhere, is built on a name or is that of the seeded people (PasswordBreached), or is the present one (PasswordReused). */
export async function checkNewPassword(
  password: string,
  { presentHash, names }: { readonly presentHash: string; readonly names: readonly string[] },
): Promise<void> {
  checkPasswordText(password, names);
  if (await isPassword(password, presentHash)) throw new Refusal('PasswordReused');
  if (password === publishedPassphrase) throw new Refusal('PasswordBreached');
}
