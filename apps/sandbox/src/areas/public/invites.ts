import { createHash, randomBytes } from 'node:crypto';
import type { Language } from '@dayfare/domain/product';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import type { Server } from '../../platform/http/server.ts';
import { outbox } from '../../platform/http/tables.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import { findEmployee, normalIdentifier } from '../session/index.ts';
import { type Inviter, inviteMessage } from './invite-message.ts';
import { type InviteChannel, inviteOptOuts, smartInvites } from './tables.ts';

/** The page that stops invitations, and where mail programs stop them. */
export const unsubscribePath = '/unsubscribe-smartInvite';

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/** Who is invited, and how. */
export interface Invitation {
  /** An email address or a phone number. */
  readonly to: string;
  readonly name: string;
  readonly language: Language;
  /** Where the app is served from. */
  readonly origin: string;
  /** Whether unsubscribing from it fails. */
  readonly breaks: boolean;
  /** Who invites, in their brand. Default: the employer, in the server's. */
  readonly by?: (Inviter & { readonly environment: string }) | undefined;
}

/** An invitation that is known, and whether none go to its address any more. */
export interface KnownInvite {
  readonly channel: InviteChannel;
  readonly recipientHash: string;
  readonly firstName: string;
  readonly employeeId: number | null;
  readonly breaks: boolean;
  readonly isOptedOut: boolean;
}

type Address = Pick<KnownInvite, 'channel' | 'recipientHash'>;

const identifiedBy = (to: string) =>
  ({ identifier: to, identifierType: to.includes('@') ? 'EmailAddress' : 'MobileNumber' }) as const;

/** How an email address or a phone number is remembered: by its hash, however it is written. */
export const addressOf = (to: string): Address => ({
  channel: to.includes('@') ? 'email' : 'text',
  recipientHash: hashOf(normalIdentifier(identifiedBy(to))),
});

async function isOptedOut(db: Db, { channel, recipientHash }: Address): Promise<boolean> {
  const which = and(eq(inviteOptOuts.channel, channel), eq(inviteOptOuts.recipientHash, recipientHash));
  return (await db.select().from(inviteOptOuts).where(which)).length > 0;
}

/** Sends an invitation and returns the address of the page that stops them; null for recipients who opted out. */
export async function sendInvite(
  { db, clock, settings }: Pick<Server, 'db' | 'clock' | 'settings'>,
  { to, name, language, origin, breaks, by }: Invitation,
): Promise<string | null> {
  const identified = identifiedBy(to);
  const recipient = normalIdentifier(identified);
  const address = addressOf(to);
  const { channel } = address;
  const token = randomBytes(32).toString('base64url');
  const { environment } = by ?? settings;
  const stopUrl = `${origin}${unsubscribePath}?token=${token}`;
  const { subject, body } = inviteMessage(name, { environment, language, origin, stopUrl, by });
  return db.transaction(async (tx) => {
    if (await isOptedOut(tx, address)) return null;
    const employee = await findEmployee(tx, identified);
    const sentAt = clock.now();
    await tx.insert(smartInvites).values({
      ...address,
      ...{ tokenHash: hashOf(token), firstName: name, employeeId: employee?.id ?? null, breaks, sentAt },
    });
    const message = { employeeId: employee?.id ?? null, body, sentAt };
    if (channel === 'email')
      await sendMail(tx, { ...message, recipient, subject, language, environment, stopUrl });
    else
      await tx.insert(outbox).values({
        ...{ ...message, channel, subject: null },
        recipient: recipient.startsWith('+') ? recipient : `+1${recipient}`,
      });
    return stopUrl;
  });
}

/** Finds the invitation that a token belongs to. */
export async function findInvite(db: Db, token: string): Promise<KnownInvite | null> {
  const [found] = await db
    .select()
    .from(smartInvites)
    .where(eq(smartInvites.tokenHash, hashOf(token)));
  return found ? { ...found, isOptedOut: await isOptedOut(db, found) } : null;
}

/** Stops invitations to an address. Returns false if that had been done before: of two at once, one has done it. */
export async function optOut(
  { db, clock }: Pick<Server, 'db' | 'clock'>,
  { channel, recipientHash }: Address,
): Promise<boolean> {
  const made = await db
    .insert(inviteOptOuts)
    .values({ channel, recipientHash, optedOutAt: clock.now() })
    .onConflictDoNothing()
    .returning({ channel: inviteOptOuts.channel });
  return made.length > 0;
}
