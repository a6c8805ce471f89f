import type { Credentials, WireCurrentUser } from '@dayfare/api/session/contract';
import { eq } from 'drizzle-orm';
import type { ApiContext } from '../http/api-context.ts';
import { languageOf, Refusal } from '../http/refusal.ts';
import { signInElsewhere } from './current-user.ts';
import { decoyHash } from './decoy.ts';
import { findEmployee } from './find-employee.ts';
import { openSession } from './open-session.ts';
import { isPassword } from './password.ts';
import { countSignIn } from './sign-in-tries.ts';
import { ssoOf } from './sso.ts';
import { employees } from './tables.ts';

/** Checks the password and starts a session, unless the employer has a sign-in of its own. Unknown people and wrong passwords are refused alike. */
export async function logIn(context: ApiContext, credentials: Credentials): Promise<WireCurrentUser> {
  const { db, language } = context;
  const employee = await findEmployee(db, credentials);
  const { mayMatch, forgive } = await countSignIn(context, credentials, employee);
  const hash = employee && mayMatch ? employee.passwordHash : await decoyHash();
  const isRight = await isPassword(credentials.password, hash);
  if (!employee || !isRight) throw new Refusal('InvalidPassword');
  await forgive();
  const chosenLanguage = languageOf(employee.chosenLanguage ?? language);
  await db.update(employees).set({ language: chosenLanguage }).where(eq(employees.id, employee.id));
  const sso = await ssoOf(db, employee, chosenLanguage);
  if (sso) return signInElsewhere(db, employee, sso);
  const { deviceId, deviceType, gcmToken } = credentials;
  return openSession(context, employee, { openedBy: 'password', deviceId, deviceType, gcmToken });
}
