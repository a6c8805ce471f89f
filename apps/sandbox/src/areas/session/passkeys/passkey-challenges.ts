import { createHash } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { ApiContext } from '../api-context.ts';
import { passkeyChallenges } from './passkey-tables.ts';

/** How long someone may take with a passkey, ms. */
export const challengeLifeMs = 5 * 60_000;

const hashOf = (challenge: string) => createHash('sha256').update(challenge).digest('base64url');

/** Keeps a challenge until it is answered: for someone who adds a passkey, or null for a sign-in. */
export async function keepChallenge(
  { db, clock }: Pick<ApiContext, 'db' | 'clock'>,
  challenge: string,
  employeeId: number | null,
): Promise<void> {
  const expiresAt = new Date(clock.real().getTime() + challengeLifeMs);
  await db.insert(passkeyChallenges).values({ challengeHash: hashOf(challenge), employeeId, expiresAt });
}

/** Uses up a challenge. False when it was used before, is too old, or was given to someone else or for something else. */
export async function spendChallenge(
  { db, clock }: Pick<ApiContext, 'db' | 'clock'>,
  challenge: string,
  employeeId: number | null,
): Promise<boolean> {
  const { challengeHash, employeeId: owner, expiresAt } = passkeyChallenges;
  const spent = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(challengeHash, hashOf(challenge)),
        employeeId === null ? isNull(owner) : eq(owner, employeeId),
        gt(expiresAt, clock.real()),
      ),
    )
    .returning({ challengeHash });
  return spent.length > 0;
}
