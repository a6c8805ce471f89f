import { randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { hashOfBrowser as hashOf } from './sso-cookie.ts';
import { ssoAttempts } from './tables.ts';

/** How long someone may take at the partner's page, milliseconds. */
export const attemptLifeMs = 10 * 60_000;

const newSecret = () => randomBytes(32).toString('base64url');

/** A sign-in that is on its way through a partner's page. */
export type SsoAttempt = typeof ssoAttempts.$inferSelect;

/** What an attempt is begun with. */
interface AttemptBeginning {
  readonly partnerId: number;
  readonly nonce: string;
  readonly verifier: string;
  readonly redirectUrl: string | null;
  /** Of the app that opened the partner's page in a window of the system's; null where the browser left for it. */
  readonly openerHash: string | null;
}

/** Keeps that a sign-in has begun. Gives the state that the partner sends back, and the secret for the browser's cookie. */
export async function beginAttempt(
  db: Db,
  beginning: AttemptBeginning,
  now: Date,
): Promise<{ readonly state: string; readonly browser: string }> {
  const state = newSecret();
  const browser = newSecret();
  await db.insert(ssoAttempts).values({
    ...beginning,
    stateHash: hashOf(state),
    browserHash: hashOf(browser),
    expiresAt: new Date(now.getTime() + attemptLifeMs),
  });
  return { state, browser };
}

/** Uses up the attempt that a way back belongs to; undefined when it was used before, is too old, or was begun in another browser. */
export async function spendAttempt(
  db: Db,
  {
    state,
    browser,
    partnerId,
  }: { readonly state: string; readonly browser: string; readonly partnerId: number },
  now: Date,
): Promise<SsoAttempt | undefined> {
  const [spent] = await db
    .delete(ssoAttempts)
    .where(
      and(
        eq(ssoAttempts.stateHash, hashOf(state)),
        eq(ssoAttempts.browserHash, hashOf(browser)),
        eq(ssoAttempts.partnerId, partnerId),
        gt(ssoAttempts.expiresAt, now),
      ),
    )
    .returning();
  return spent;
}
