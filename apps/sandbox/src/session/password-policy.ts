import type { WirePasswordPolicy } from '@dayfare/api/session/forgot-contract';
import { Refusal } from '../http/refusal.ts';
import { isPassword } from './password.ts';

/** What is asked of a new password, as the wire says it. The rules below are the same in code. */
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

const needed = [/.{8,}/su, /\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[\p{P}\p{S}]/u];
const barred = [/\s/u, /\p{Extended_Pictographic}/u];

/** Refuses a password that is too simple with PasswordPolicy. */
export function checkPasswordPolicy(password: string): void {
  const isFit = needed.every((rule) => rule.test(password)) && !barred.some((rule) => rule.test(password));
  if (!isFit) throw new Refusal('PasswordPolicy');
}

/** Refuses a new password that is too simple (PasswordPolicy) or the present one (PasswordReused). */
export async function checkNewPassword(password: string, presentHash: string): Promise<void> {
  checkPasswordPolicy(password);
  if (await isPassword(password, presentHash)) throw new Refusal('PasswordReused');
}
