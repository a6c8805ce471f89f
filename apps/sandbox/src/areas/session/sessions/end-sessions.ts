import { and, eq, isNull, ne, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { oauthTokens, type Session, sessions } from './session-tables.ts';

/** Ends the sessions that match, as far as they are open. */
async function revoke(db: Db, at: Date, which?: SQL): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: at })
    .where(and(which, isNull(sessions.revokedAt)));
}

/** Ends one session. */
export async function revokeSession(db: Db, { id }: Session, at: Date): Promise<void> {
  await revoke(db, at, eq(sessions.id, id));
}

/** Which of a person's sessions end. */
export interface Ending {
  /** The only one that stays; none by default. */
  readonly keeps?: Session | undefined;
  /** Only those that were opened so. Default: all. */
  readonly openedBy?: Session['openedBy'];
}

/** Ends the sessions of a person, and the token that would open another. */
export async function revokeSessionsOf(
  db: Db,
  employeeId: number,
  at: Date,
  { keeps, openedBy }: Ending = {},
): Promise<void> {
  const which = and(
    eq(sessions.employeeId, employeeId),
    keeps && ne(sessions.id, keeps.id),
    openedBy && eq(sessions.openedBy, openedBy),
  );
  await revoke(db, at, which);
  await db.delete(oauthTokens).where(eq(oauthTokens.employeeId, employeeId));
}

/** Ends the sessions of a person on a device, by what the device calls itself. */
export async function revokeSessionsOn(
  db: Db,
  employeeId: number,
  deviceId: string,
  at: Date,
): Promise<void> {
  await revoke(db, at, and(eq(sessions.employeeId, employeeId), eq(sessions.deviceId, deviceId)));
}

/** Ends every session there is. */
export async function revokeAllSessions(db: Db, at: Date): Promise<void> {
  await revoke(db, at);
}
