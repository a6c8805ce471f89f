import type { Credentials, WireCurrentUser } from '@dayfare/api/session/contract';
import { eq } from 'drizzle-orm';
import type { ApiContext } from '../http/api-context.ts';
import { languageOf, Refusal } from '../http/refusal.ts';
import { countAttempt, forgetAttempts } from './attempts.ts';
import { signInElsewhere } from './current-user.ts';
import { decoyHash } from './decoy.ts';
import { findEmployee, normalIdentifier } from './find-employee.ts';
import { openSession } from './open-session.ts';
import { isPassword } from './password.ts';
import { ssoOf } from './sso.ts';
import { employees } from './tables.ts';

/** Checks the password and starts a session, unless the employer has a sign-in of its own. Unknown people and wrong passwords are refused alike. */
export async function logIn(context: ApiContext, credentials: Credentials): Promise<WireCurrentUser> {
  const { db, clock, language } = context;
  const employee = await findEmployee(db, credentials);
  const counted = employee ? `employee:${employee.id}` : `unknown:${normalIdentifier(credentials)}`;
  await countAttempt(db, counted, clock.now());
  const isRight = await isPassword(credentials.password, employee?.passwordHash ?? (await decoyHash()));
  if (!employee || !isRight) throw new Refusal('InvalidPassword');
  await forgetAttempts(db, counted);
  const chosenLanguage = languageOf(employee.chosenLanguage ?? language);
  await db.update(employees).set({ language: chosenLanguage }).where(eq(employees.id, employee.id));
  const sso = await ssoOf(db, employee, chosenLanguage);
  if (sso) return signInElsewhere(db, employee, sso);
  const { deviceId, deviceType, gcmToken } = credentials;
  return openSession(context, employee, { openedBy: 'password', deviceId, deviceType, gcmToken });
}
