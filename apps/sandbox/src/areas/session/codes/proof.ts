import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import type { ProofSubject } from '../../../platform/http/payment-to-prove.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { ApiContext, SignedIn } from '../api-context.ts';
import { type Pin, type Session, sessions } from '../sessions/session-tables.ts';
import { subjectFrom } from './proof-subject.ts';

/** How long a proof counts, in milliseconds: long enough to finish what it was asked for. */
const lifeMs = 5 * 60_000;

/** Keeps that someone has just proved with a PIN, in this session, that it is them. */
export async function keepProof(
  { db, clock }: Pick<ApiContext, 'db' | 'clock'>,
  { id }: Session,
  { toEmail, subject }: Pick<Pin, 'toEmail' | 'subject'>,
): Promise<void> {
  await db
    .update(sessions)
    .set({
      provedAt: clock.real(),
      provedByEmail: toEmail,
      provedFor: subjectFrom(subject)?.id ?? null,
    })
    .where(eq(sessions.id, id));
}

/** Keeps what a proof was refused for, so that the code that is sent next names it. */
export async function noteProofAsked(
  db: Db,
  { id }: Pick<Session, 'id'>,
  subject: ProofSubject | undefined,
): Promise<void> {
  const proofAsked = subject ? JSON.stringify(subject) : null;
  await db.update(sessions).set({ proofAsked }).where(eq(sessions.id, id));
}

/**
 * Uses up a proof that came by e-mail, or else by text: for a payment the one whose code named it, for anything else one that named none.
 * Refuses with ProofRequired without one: a session alone changes nothing about how its owner signs in.
 */
export async function spendProof(
  { db, clock, session }: Pick<ApiContext, 'db' | 'clock'> & SignedIn,
  byEmail: boolean,
  subject?: ProofSubject,
): Promise<void> {
  const after = new Date(clock.real().getTime() - lifeMs);
  const spent = await db
    .update(sessions)
    .set({ provedAt: null, provedFor: null, proofAsked: null })
    .where(
      and(
        eq(sessions.id, session.id),
        eq(sessions.provedByEmail, byEmail),
        gt(sessions.provedAt, after),
        subject ? eq(sessions.provedFor, subject.id) : isNull(sessions.provedFor),
      ),
    )
    .returning({ id: sessions.id });
  if (spent.length === 0) throw new Refusal('ProofRequired').about(subject);
}
