import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { ApiContext } from '../api-context.ts';
import { type Employee, employees } from '../tables.ts';
import { oauthTokens, type Session, sessions } from './session-tables.ts';
import { isOpen, limitsFrom } from './sessions.ts';

const lifeMs = 5 * 60_000;
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/**
 * A one-time token that hands a person over to another app: from the session given, or from a partner. The person's token of before, if there is one, is
 * void.
 */
export async function issueOauthToken(
  db: Db,
  employeeId: number,
  now: Date,
  from?: Pick<Session, 'id'>,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const row = {
    ...{ tokenHash: hashOf(token), sessionId: from?.id ?? null },
    expiresAt: new Date(now.getTime() + lifeMs),
  };
  await db
    .insert(oauthTokens)
    .values({ employeeId, ...row })
    .onConflictDoUpdate({ target: oauthTokens.employeeId, set: row });
  return token;
}

/** The user that a token hands over. */
export interface HandedOver {
  readonly employee: Employee;
  /** The session that made the token; undefined where it was a partner. */
  readonly origin: Session | undefined;
}

/**
 * Spends a token. It works once, and as long as the session goes on that made it; refuses with Invalid_Token_Try_Again after that, or after 5
 * minutes.
 */
export async function spendOauthToken(
  { db, clock, settings }: Pick<ApiContext, 'db' | 'clock' | 'settings'>,
  token: string,
): Promise<HandedOver> {
  const now = clock.real();
  const [spent] = await db
    .delete(oauthTokens)
    .where(and(eq(oauthTokens.tokenHash, hashOf(token)), gt(oauthTokens.expiresAt, now)))
    .returning();
  if (!spent) throw new Refusal('Invalid_Token_Try_Again');
  const { employeeId, sessionId } = spent;
  const [employee] = await db.select().from(employees).where(eq(employees.id, employeeId));
  if (!employee) throw new Refusal('Invalid_Token_Try_Again');
  if (sessionId === null) return { employee, origin: undefined };
  const [origin] = await db.select().from(sessions).where(eq(sessions.id, sessionId));
  if (!origin || !isOpen(origin, now, limitsFrom(settings))) throw new Refusal('Invalid_Token_Try_Again');
  return { employee, origin };
}
