import { and, eq, gt } from 'drizzle-orm';
import type { ApiContext, SignedIn } from '../http/api-context.ts';
import { Refusal } from '../http/refusal.ts';
import { type Pin, type Session, sessions } from './tables.ts';

/** How long a proof counts, in milliseconds: long enough to finish what it was asked for. */
const lifeMs = 5 * 60_000;

/** Keeps that somebody has just proved with a PIN, in this session, that it is them. */
export async function keepProof(
  { db, clock }: Pick<ApiContext, 'db' | 'clock'>,
  { id }: Session,
  { toEmail }: Pick<Pin, 'toEmail'>,
): Promise<void> {
  await db
    .update(sessions)
    .set({ provedAt: clock.real(), provedByEmail: toEmail })
    .where(eq(sessions.id, id));
}

/** Uses up a proof that came by e-mail, or else by text. Refuses with ProofRequired without one: a session alone changes nothing about how its owner signs in. */
export async function spendProof(
  { db, clock, session }: Pick<ApiContext, 'db' | 'clock'> & SignedIn,
  byEmail: boolean,
): Promise<void> {
  const after = new Date(clock.real().getTime() - lifeMs);
  const spent = await db
    .update(sessions)
    .set({ provedAt: null })
    .where(
      and(eq(sessions.id, session.id), eq(sessions.provedByEmail, byEmail), gt(sessions.provedAt, after)),
    )
    .returning({ id: sessions.id });
  if (spent.length === 0) throw new Refusal('ProofRequired');
}
