import { randomBytes } from 'node:crypto';
import type { WireEnrollmentRequest } from '@dayfare/api/enrollment/contract';
import type { EnrollmentScreen } from '@dayfare/domain/enrollment';
import { Refusal } from '../../platform/http/refusal.ts';
import { type ApiContext, checkPasswordText, hashPassword, publishedPassphrase } from '../session/index.ts';
import type { Enrollment } from './tables.ts';

/**
 * The hash that a screen needs: of the password that was typed, or of one that no one knows for an owner who signs in at work. Checking one
 * against that takes as long as against any other. Null for every other screen. Refuses a password that the policy does not allow.
 */
export async function hashFor(
  { settings }: Pick<ApiContext, 'settings'>,
  screen: EnrollmentScreen,
  { firstName, lastName, isVouched, passwordHash, employeeId }: Enrollment,
  { Password = '' }: Pick<WireEnrollmentRequest, 'Password'>,
): Promise<string | null> {
  if (screen === 'PasswordInput') {
    checkPasswordText(Password, [firstName ?? '', lastName ?? ''].filter(Boolean));
    // It would open nothing here.
    if (Password === publishedPassphrase && !settings.hasSeededPeople) throw new Refusal('PasswordBreached');
    return hashPassword(Password, settings.passwordCost);
  }
  const needsNone =
    screen !== 'CreatingAccount' || !isVouched || passwordHash !== null || employeeId !== null;
  return needsNone ? null : hashPassword(randomBytes(32).toString('base64'), settings.passwordCost);
}
