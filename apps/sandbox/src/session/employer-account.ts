import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import type { Clock } from '../http/clock.ts';
import type { PasswordCost } from '../http/password-cost.ts';
import { Refusal } from '../http/refusal.ts';
import { countAttempt, forgetAttempts } from './attempts.ts';
import { decoyHash } from './decoy.ts';
import { issueOauthToken } from './oauth.ts';
import { isPassword } from './password.ts';
import { recordEvent } from './security-events.ts';
import { employerAccounts, employers } from './tables.ts';

/** What somebody types at their employer's sign-in page. */
interface EmployerCredentials {
  readonly partnerId: number;
  readonly login: string;
  readonly password: string;
}

/** Names of the employers whose people sign in at a partner's page; none for a partner that nobody has. */
export async function employersOfPartner(db: Db, partnerId: number): Promise<readonly string[]> {
  const found = await db
    .select({ name: employers.name })
    .from(employers)
    .where(eq(employers.ssoPartnerId, partnerId));
  return found.map(({ name }) => name);
}

/**
 * Checks a sign-in at an employer's page and gives the one-time token that hands the person over. Refuses with InvalidPassword, or
 * with AttemptsExhausted after too many of those.
 */
export async function signInAtEmployer(
  db: Db,
  { partnerId, login: typed, password }: EmployerCredentials,
  {
    clock,
    address,
    passwordCost,
  }: { readonly clock: Clock; readonly address: string; readonly passwordCost: PasswordCost },
): Promise<string> {
  const login = typed.trim().toLowerCase();
  const counted = `employer:${partnerId}:${login}`;
  await countAttempt(db, counted, clock.now());
  const [account] = await db
    .select()
    .from(employerAccounts)
    .where(and(eq(employerAccounts.partnerId, partnerId), eq(employerAccounts.login, login)));
  const isRight = await isPassword(password, account?.passwordHash ?? (await decoyHash(passwordCost)));
  const isIn = account !== undefined && isRight;
  await recordEvent(db, {
    kind: isIn ? 'signedInAtEmployer' : 'employerSignInRefused',
    ...{ employeeId: account?.employeeId ?? null, address, at: clock.real() },
  });
  if (!isIn) throw new Refusal('InvalidPassword');
  await forgetAttempts(db, counted);
  return issueOauthToken(db, account.employeeId, clock.real());
}
