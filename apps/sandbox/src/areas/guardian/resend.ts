import type { Language } from '@dayfare/domain/product';
import type { Db } from '../../platform/db/db.ts';
import { underLocks } from '../../platform/db/transaction.ts';
import { secondsToWait, spendQuota } from '../../platform/limits/quotas.ts';
import { minorOf } from './consent.ts';
import { findLink, type LinkSecrets, lastLink, lockConsent, makeLink } from './links.ts';
import type { GuardianConsent } from './tables.ts';
import { textGuardian } from './words.ts';

/** Texts that a guardian gets at most. */
const texts = { points: 3, perMs: 24 * 3_600_000 };
/** Asked for again within this time, the text of before is the one. */
const justSentMs = 60_000;

const countOf = (employeeId: number) => ['guardian texts for', employeeId] as const;

/** Whether there were as many texts for a minor today as there may be. */
export async function isSentEnough(db: Db, employeeId: number, now: Date): Promise<boolean> {
  return (await secondsToWait(db, countOf(employeeId), texts, now)) > 0;
}

interface Sending {
  readonly now: Date;
  /** Default: the minor's. */
  readonly language?: Language;
}

/** Sends the guardian a new link, unless one has just been sent. False if there were enough of them today. */
export async function sendLink(tx: Db, consent: GuardianConsent, { now, ...own }: Sending): Promise<boolean> {
  const last = await lastLink(tx, consent.id, now);
  if (last?.isLive && now.getTime() - last.sentAt.getTime() < justSentMs) return true;
  if (!(await spendQuota(tx, countOf(consent.employeeId), texts, { now }))) return false;
  const link = await makeLink(tx, consent, now);
  const minor = await minorOf(tx, consent);
  await textGuardian(tx, minor, { ...own, phone: consent.guardianPhone, link, at: now });
  return true;
}

/** Sends a new link in place of this one. Not if the consent was given, the link is unknown, or there were enough of them today. */
export async function resendLink(
  db: Db,
  secrets: LinkSecrets,
  sending: Sending,
): Promise<'sent' | 'refused' | 'unknown'> {
  return underLocks(db, async (tx) => {
    const consent = await lockConsent(tx, secrets.color);
    if (!consent || !(await findLink(tx, secrets, sending.now))) return 'unknown';
    if (consent.approvedAt) return 'refused';
    return (await sendLink(tx, consent, sending)) ? 'sent' : 'refused';
  });
}
