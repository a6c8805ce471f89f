import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { oauthTokens } from './session-tables.ts';
import { type Employee, employees } from './tables.ts';

const lifeMs = 5 * 60_000;
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** A one-time token with which a partner hands a person over. */
export async function issueOauthToken(db: Db, employeeId: number, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + lifeMs);
  await db.insert(oauthTokens).values({ tokenHash: hashOf(token), employeeId, expiresAt });
  return token;
}

/** The person a token stands for. It works once; refuses with Invalid_Token_Try_Again after that, or after 5 minutes. */
export async function spendOauthToken(db: Db, token: string, now: Date): Promise<Employee> {
  const [spent] = await db
    .delete(oauthTokens)
    .where(and(eq(oauthTokens.tokenHash, hashOf(token)), gt(oauthTokens.expiresAt, now)))
    .returning();
  if (!spent) throw new Refusal('Invalid_Token_Try_Again');
  const [employee] = await db.select().from(employees).where(eq(employees.id, spent.employeeId));
  if (!employee) throw new Refusal('Invalid_Token_Try_Again');
  return employee;
}
