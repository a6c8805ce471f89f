import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { ApiContext } from '../api-context.ts';
import { type Employee, employees } from '../tables.ts';
import { oauthTokens, type Session, sessions } from './session-tables.ts';
import { isOpen, limitsFrom } from './sessions.ts';

const lifeMs = 5 * 60_000;
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** What a token is bound to. */
interface TokenBinding {
  /** The session that makes it; none where it is a partner. */
  readonly session?: Pick<Session, 'id'>;
  /** Hash of the secret of the only browser that may spend it. Default: any may. */
  readonly browserHash?: string;
}

/** A one-time token that hands a person over to another app. The person's token of before, if there is one, is void. */
export async function issueOauthToken(
  db: Db,
  employeeId: number,
  now: Date,
  { session, browserHash }: TokenBinding = {},
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const row = {
    ...{ tokenHash: hashOf(token), sessionId: session?.id ?? null, browserHash: browserHash ?? null },
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

type TokenContext = Pick<ApiContext, 'db' | 'clock' | 'settings' | 'ssoBrowserHashes'>;

/** The tokens that a browser may still spend, of which `token` is one. */
const spendable = (token: string, { clock, ssoBrowserHashes }: TokenContext) =>
  and(
    eq(oauthTokens.tokenHash, hashOf(token)),
    gt(oauthTokens.expiresAt, clock.real()),
    or(isNull(oauthTokens.browserHash), inArray(oauthTokens.browserHash, [...ssoBrowserHashes])),
  );

/** The user that a token hands over; undefined where its owner or the session that made it is gone. */
async function handedOver(
  { db, clock, settings }: TokenContext,
  found: typeof oauthTokens.$inferSelect | undefined,
): Promise<HandedOver | undefined> {
  if (!found) return undefined;
  const [employee] = await db.select().from(employees).where(eq(employees.id, found.employeeId));
  if (!employee) return undefined;
  if (found.sessionId === null) return { employee, origin: undefined };
  const [origin] = await db.select().from(sessions).where(eq(sessions.id, found.sessionId));
  return origin && isOpen(origin, clock.real(), limitsFrom(settings)) ? { employee, origin } : undefined;
}

/**
 * Whose account a token opens, and whether this browser itself began the single sign-on that brought it. Leaves the token unspent. Refuses with
 * LinkExpired where `spendOauthToken` would not take it; that ends no session of who asks.
 */
export async function ownerOfOauthToken(
  context: TokenContext,
  token: string,
): Promise<{ readonly employee: Employee; readonly isFromHere: boolean }> {
  const [found] = await context.db.select().from(oauthTokens).where(spendable(token, context));
  const owner = await handedOver(context, found);
  if (!found || !owner) throw new Refusal('LinkExpired');
  return { employee: owner.employee, isFromHere: found.browserHash !== null };
}

/**
 * Spends a token. It works once, in the browser that it is bound to, and as long as the session goes on that made it; refuses with
 * Invalid_Token_Try_Again after that, or after 5 minutes.
 */
export async function spendOauthToken(context: TokenContext, token: string): Promise<HandedOver> {
  const [spent] = await context.db.delete(oauthTokens).where(spendable(token, context)).returning();
  const handed = await handedOver(context, spent);
  if (!handed) throw new Refusal('Invalid_Token_Try_Again');
  return handed;
}
