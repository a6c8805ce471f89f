import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { keyIdOf } from '../../../platform/db/keys.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Server } from '../../../platform/http/server.ts';
import type { Settings } from '../../../platform/http/settings.ts';
import { type Employee, employees } from '../tables.ts';
import { type Session, sessions } from './session-tables.ts';

/** How long sessions last, in milliseconds of real time. */
export interface SessionLimits {
  /** Without a request: the configuration's SessionTimeout. */
  readonly idleMs: number;
  /** However busy it is. */
  readonly absoluteMs: number;
}

/** The limits that the settings make. */
export function limitsFrom(settings: Pick<Settings, 'sessionTimeoutSeconds' | 'sessionLimitSeconds'>) {
  return {
    idleMs: settings.sessionTimeoutSeconds * 1000,
    absoluteMs: settings.sessionLimitSeconds * 1000,
  } satisfies SessionLimits;
}

/** What a sign-in gives to the client, and what the server never keeps. */
export interface SessionKeys {
  readonly sessionId: string;
  readonly token: string;
  readonly signingKey: string;
}

/** A session, and the keys that belong to it from now on. */
interface OpenedSession {
  readonly keys: SessionKeys;
  readonly session: Session;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
const touchEveryMs = 10_000;
/** A token says which key its signing key follows from: keys are replaced while sessions go on. */
const newToken = (secret: string) => keyIdOf(secret) + randomBytes(32).toString('base64url');

/**
 * The key that requests of a session are signed with. It follows from the token, which the server keeps only as a
 * hash: a copy of the database can neither be used as a token nor to sign.
 */
export function signingKeyOf(secret: string, token: string): string {
  return createHmac('sha256', secret).update(`signing:${token}`).digest('base64url');
}

/** Starts a session with a random token of 256 bits. */
export async function startSession(
  db: Db,
  options: {
    readonly employeeId: number;
    readonly deviceId: string | null;
    readonly openedBy: Session['openedBy'];
    readonly address: string;
    readonly userAgent: string | null;
    readonly at: Date;
    readonly secret: string;
    readonly pendingPinId?: number | undefined;
    /** The session from which the person was handed over: the time of both is limited together. */
    readonly origin?: Session | undefined;
  },
): Promise<OpenedSession> {
  const { employeeId, deviceId, openedBy, address, at, secret, pendingPinId, origin } = options;
  const token = newToken(secret);
  const sessionId = randomUUID();
  const [session] = await db
    .insert(sessions)
    .values({
      id: sessionId,
      tokenHash: hashOf(token),
      employeeId,
      deviceId,
      openedBy,
      address,
      userAgent: options.userAgent?.slice(0, 300) ?? null,
      createdAt: at,
      seenAt: at,
      familyBeganAt: origin ? (origin.familyBeganAt ?? origin.createdAt) : null,
      pendingPinId: pendingPinId ?? null,
    })
    .returning();
  if (!session) throw new Error('The session was not written.');
  return { keys: { sessionId, token, signingKey: signingKeyOf(secret, token) }, session };
}

/** What may change when a session gets another token. */
type SessionChanges = Partial<Pick<Session, 'businessId' | 'userType' | 'pendingPinId' | 'deviceId'>>;

/** Gives a session another token: whatever was let in with the old one is let in no more. */
export async function renewSession(
  db: Db,
  session: Session,
  secret: string,
  changes: SessionChanges = {},
): Promise<OpenedSession> {
  const token = newToken(secret);
  const [renewed] = await db
    .update(sessions)
    .set({ tokenHash: hashOf(token), ...changes })
    // Two at once: the second finds its token spent already.
    .where(
      and(eq(sessions.id, session.id), eq(sessions.tokenHash, session.tokenHash), isNull(sessions.revokedAt)),
    )
    .returning();
  if (!renewed) throw new Refusal('SessionExpire');
  return {
    keys: { sessionId: session.id, token, signingKey: signingKeyOf(secret, token) },
    session: renewed,
  };
}

/**
 * The session and employee that a token stands for. Refuses with SessionExpire when it ended or never was, and with AccountClosed when its
 * account is closed.
 */
export async function findSession(db: Db, token: string, at: Date, limits: SessionLimits) {
  const [found] = await db
    .select({ session: sessions, employee: employees })
    .from(sessions)
    .innerJoin(employees, eq(employees.id, sessions.employeeId))
    .where(eq(sessions.tokenHash, hashOf(token)));
  if (!found) throw new Refusal('SessionExpire');
  // Also of a session that was being opened while the account was closed.
  if (found.employee.closedAt) throw new Refusal('AccountClosed');
  if (!isOpen(found.session, at, limits)) throw new Refusal('SessionExpire');
  return found satisfies { session: Session; employee: Employee };
}

/** Whether a token stands for a session that goes on. */
export async function isTokenOpen(
  { db, clock, settings }: Pick<Server, 'db' | 'clock' | 'settings'>,
  token: string,
): Promise<boolean> {
  const [found] = await db
    .select()
    .from(sessions)
    .where(eq(sessions.tokenHash, hashOf(token)));
  return found !== undefined && isOpen(found, clock.real(), limitsFrom(settings));
}

/** Whether a session goes on: no one has ended it, and it has neither been idle nor open for too long. */
export function isOpen(
  { revokedAt, seenAt, createdAt, familyBeganAt }: Session,
  at: Date,
  limits: SessionLimits,
): boolean {
  const idleFor = at.getTime() - seenAt.getTime();
  const openFor = at.getTime() - (familyBeganAt ?? createdAt).getTime();
  return revokedAt === null && idleFor < limits.idleMs && openFor < limits.absoluteMs;
}

/** Notes that a session is in use, so that its idle time starts again. Written at most every ten seconds. */
export async function touchSession(db: Db, session: Session, at: Date): Promise<void> {
  if (at.getTime() - session.seenAt.getTime() < touchEveryMs) return;
  await db.update(sessions).set({ seenAt: at }).where(eq(sessions.id, session.id));
}
