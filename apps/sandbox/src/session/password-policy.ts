import { Refusal } from '../http/refusal.ts';
import { isPassword } from './password.ts';

const needed = [/.{8,}/su, /\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[\p{P}\p{S}]/u];
const barred = [/\s/u, /\p{Extended_Pictographic}/u];

/** Refuses a new password that is too simple (PasswordPolicy) or the present one (PasswordReused). */
export async function checkNewPassword(password: string, presentHash: string): Promise<void> {
  const isFit = needed.every((rule) => rule.test(password)) && !barred.some((rule) => rule.test(password));
  if (!isFit) throw new Refusal('PasswordPolicy');
  if (await isPassword(password, presentHash)) throw new Refusal('PasswordReused');
}
