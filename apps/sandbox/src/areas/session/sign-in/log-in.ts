import type { Credentials, WireCurrentUser } from '@dayfare/api/session/contract';
import { wireLanguage } from '@dayfare/domain/product';
import { eq } from 'drizzle-orm';
import { languageOf, Refusal } from '../../../platform/http/refusal.ts';
import type { ApiContext } from '../api-context.ts';
import { findEmployee, normalIdentifier } from '../find-employee.ts';
import { recordEvent } from '../notices/security-events.ts';
import { isPassword } from '../passwords/password.ts';
import { publishedPassphrase } from '../passwords/published-passphrase.ts';
import { signInElsewhere } from '../sessions/current-user.ts';
import { openSession, type SessionBeginning } from '../sessions/open-session.ts';
import { ssoOf } from '../sso/prompt.ts';
import { type Employee, employees } from '../tables.ts';
import { decoyHash } from './decoy.ts';
import { runExclusive } from './run-exclusive.ts';
import { countSignIn } from './sign-in-tries.ts';

/** The person whose password it is. Refuses with InvalidPassword, or AttemptsExhausted. */
async function recognise(context: ApiContext, credentials: Credentials): Promise<Employee> {
  const { db, clock, settings, clientAddress: address } = context;
  const employee = await findEmployee(db, credentials);
  const { mayMatch, forgive } = await countSignIn(context, credentials, employee);
  const hash = employee && mayMatch ? employee.passwordHash : await decoyHash(settings.passwordCost);
  const isRight =
    (await isPassword(credentials.password, hash)) &&
    (settings.hasSeededPeople || credentials.password !== publishedPassphrase);
  if (!employee || !isRight) {
    await recordEvent(db, {
      ...{ kind: 'signInRefused', employeeId: employee?.id ?? null },
      ...{ address, at: clock.real() },
    });
    throw new Refusal('InvalidPassword');
  }
  await forgive();
  return employee;
}

/**
 * Checks the password and starts a session, unless the employer has its own sign-in. Unknown people and wrong passwords are refused
 * alike.
 */
export async function logIn(context: ApiContext, credentials: Credentials): Promise<WireCurrentUser> {
  const employee = await runExclusive(normalIdentifier(credentials), () => recognise(context, credentials));
  const { deviceId, deviceType, gcmToken } = credentials;
  return admit(context, employee, { openedBy: 'password', deviceId, deviceType, gcmToken });
}

/** Starts a session for someone who has just proved who they are, unless the employer has its own sign-in. */
export async function admit(
  context: ApiContext,
  employee: Employee,
  beginning: SessionBeginning,
): Promise<WireCurrentUser> {
  const { db, clock, language, clientAddress: address } = context;
  const { id: employeeId } = employee;
  const chosenLanguage = languageOf(employee.chosenLanguage ?? wireLanguage(language));
  await db
    .update(employees)
    .set({ language: wireLanguage(chosenLanguage) })
    .where(eq(employees.id, employee.id));
  const sso = await ssoOf(db, employee, chosenLanguage);
  await recordEvent(db, { kind: sso ? 'ledToEmployer' : 'signedIn', employeeId, address, at: clock.real() });
  if (sso) return signInElsewhere(db, employee, { sso, now: clock.now() });
  return openSession(context, employee, beginning);
}
