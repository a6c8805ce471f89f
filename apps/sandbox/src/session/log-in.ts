import type { Credentials, WireCurrentUser } from '@dayfare/api/session/contract';
import { eq } from 'drizzle-orm';
import type { ApiContext } from '../http/api-context.ts';
import { Refusal } from '../http/refusal.ts';
import { countAttempt, forgetAttempts } from './attempts.ts';
import { currentUserOf } from './current-user.ts';
import { findEmployee, normalIdentifier } from './find-employee.ts';
import { hashPassword, isPassword } from './password.ts';
import { startSession } from './sessions.ts';
import { employees } from './tables.ts';

let decoy: Promise<string> | undefined;

/** A hash that no password fits: an unknown person must take as long to refuse as a wrong password. */
function decoyHash(): Promise<string> {
  decoy ??= hashPassword(crypto.randomUUID());
  return decoy;
}

/** Checks the password and starts a session. Unknown people and wrong passwords are refused alike. */
export async function logIn(context: ApiContext, credentials: Credentials): Promise<WireCurrentUser> {
  const { db, clock, secret, language } = context;
  const employee = await findEmployee(db, credentials);
  const counted = employee ? `employee:${employee.id}` : `unknown:${normalIdentifier(credentials)}`;
  await countAttempt(db, counted, clock.now());
  const isRight = await isPassword(credentials.password, employee?.passwordHash ?? (await decoyHash()));
  if (!employee || !isRight) throw new Refusal('InvalidPassword');
  await forgetAttempts(db, counted);
  await db.update(employees).set({ language }).where(eq(employees.id, employee.id));
  const keys = await startSession(db, {
    employeeId: employee.id,
    deviceId: credentials.deviceId,
    at: clock.real(),
    secret,
  });
  return currentUserOf(db, employee, keys, credentials);
}
