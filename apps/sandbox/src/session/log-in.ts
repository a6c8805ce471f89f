import type { Credentials, WireCurrentUser } from '@dayfare/api/session/contract';
import { eq } from 'drizzle-orm';
import type { ApiContext } from '../http/api-context.ts';
import { languageOf, Refusal } from '../http/refusal.ts';
import { findEmployee } from './find-employee.ts';
import { openSession } from './open-session.ts';
import { hashPassword, isPassword } from './password.ts';
import { countSignIn } from './sign-in-tries.ts';
import { ssoOf } from './sso.ts';
import { employees } from './tables.ts';

let decoy: Promise<string> | undefined;

/** A hash that no password fits: an unknown person must take as long to refuse as a wrong password. */
function decoyHash(): Promise<string> {
  decoy ??= hashPassword(crypto.randomUUID());
  return decoy;
}

/** Checks the password and starts a session. Unknown people and wrong passwords are refused alike. */
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
  const { deviceId, deviceType, gcmToken } = credentials;
  const sso = await ssoOf(db, employee, chosenLanguage);
  return openSession(context, employee, { deviceId, deviceType, gcmToken, sso });
}
