import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { ownOrigin } from '../../platform/http/own-origin.ts';
import { type GuardianConsent, guardianConsents, guardianLinks } from './tables.ts';

/** How long a link works. */
const linkLifeMs = 7 * 24 * 3_600_000;

/** The two secrets of a link. */
export interface LinkSecrets {
  /** The token. */
  readonly forbe: string;
  /** Stands for the consent. */
  readonly color: string;
}

/** A consent that a link leads to. */
export interface LinkedConsent {
  readonly consent: GuardianConsent;
  readonly isExpired: boolean;
}

export const newSecret = () => randomBytes(32).toString('base64url');

export const hashOf = (secret: string) =>
  createHash('sha256').update(`guardian:${secret}`).digest('base64url');

/** Makes another link to a consent and gives its address. Those before it no longer work. */
export async function makeLink(
  tx: Db,
  { id, color }: Pick<GuardianConsent, 'id' | 'color'>,
  now: Date,
): Promise<string> {
  await expireLinks(tx, id, now);
  const forbe = newSecret();
  const expiresAt = new Date(now.getTime() + linkLifeMs);
  await tx.insert(guardianLinks).values({ forbeHash: hashOf(forbe), consentId: id, sentAt: now, expiresAt });
  return `${ownOrigin}/microsite-esign?${new URLSearchParams({ Forbe: forbe, Color: color })}`;
}

/** Ends every link to a consent. */
export async function expireLinks(tx: Db, consentId: number, now: Date): Promise<void> {
  await tx
    .update(guardianLinks)
    .set({ expiresAt: now })
    .where(and(eq(guardianLinks.consentId, consentId), gt(guardianLinks.expiresAt, now)));
}

/** The consent that this secret stands for, locked until the transaction ends; undefined if there is none. */
export async function lockConsent(tx: Db, color: string): Promise<GuardianConsent | undefined> {
  const [consent] = await tx
    .select()
    .from(guardianConsents)
    .where(eq(guardianConsents.colorHash, hashOf(color)))
    .for('update');
  return consent;
}

/** The consent that a link leads to; undefined for an unknown link. */
export async function findLink(
  db: Db,
  { forbe, color }: LinkSecrets,
  now: Date,
): Promise<LinkedConsent | undefined> {
  const [found] = await db
    .select({ consent: guardianConsents, expiresAt: guardianLinks.expiresAt })
    .from(guardianLinks)
    .innerJoin(guardianConsents, eq(guardianConsents.id, guardianLinks.consentId))
    .where(and(eq(guardianLinks.forbeHash, hashOf(forbe)), eq(guardianConsents.colorHash, hashOf(color))));
  return found && { consent: found.consent, isExpired: found.expiresAt <= now };
}

/** When the last link to a consent was sent and whether it still works. */
export async function lastLink(db: Db, consentId: number, now: Date) {
  const [last] = await db
    .select()
    .from(guardianLinks)
    .where(eq(guardianLinks.consentId, consentId))
    .orderBy(desc(guardianLinks.sentAt))
    .limit(1);
  return last && { sentAt: last.sentAt, isLive: last.expiresAt > now };
}
