import { createHmac, timingSafeEqual } from 'node:crypto';
import { activityType } from '@dayfare/domain/connect';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { type ActivityRow, activityMessages } from './tables.ts';

/** What the service of activities knows the server by. It stays here: no answer carries it, and no call brings it. */
interface ServiceAccount {
  readonly accountSid: string;
  readonly authToken: string;
}

type Secret = Parameters<typeof createHmac>[1];

const derived = (secret: Secret, purpose: string): string =>
  createHmac('sha256', secret).update(`activity:${purpose}`).digest('hex').slice(0, 32);

/** The server's account. */
const accountOf = (secret: Secret): ServiceAccount => ({
  accountSid: `AC${derived(secret, 'account')}`,
  authToken: derived(secret, 'token'),
});

/** An activity that is to be kept. */
export type NewActivity = Omit<ActivityRow, 'updatedAt'>;

function requireAccount({ accountSid, authToken }: ServiceAccount, secret: Secret): void {
  const right = accountOf(secret);
  const isRight =
    accountSid === right.accountSid && timingSafeEqual(Buffer.from(authToken), Buffer.from(right.authToken));
  if (!isRight) throw new Error('The service of activities does not know this account.');
}

/** The service, as this server has one of its own: it keeps an activity for an account that it knows, once for each sid. */
async function keep(
  tx: Db,
  account: ServiceAccount,
  { activities, secret }: { readonly activities: readonly NewActivity[]; readonly secret: Secret },
): Promise<number> {
  requireAccount(account, secret);
  const kept = await tx
    .insert(activityMessages)
    .values(activities.map((one) => ({ ...one, updatedAt: one.createdAt })))
    .onConflictDoNothing()
    .returning({ sid: activityMessages.sid });
  return kept.length;
}

/** Gives activities to the service, with the server's account. Returns how many were new. */
export const deliver = (tx: Db, secret: Secret, activities: readonly NewActivity[]): Promise<number> =>
  keep(tx, accountOf(secret), { activities, secret });

/** Has the service forget an activity, with the server's account. */
export async function retract(tx: Db, secret: Secret, sid: string): Promise<void> {
  requireAccount(accountOf(secret), secret);
  await tx.delete(activityMessages).where(eq(activityMessages.sid, sid));
}

/** The wire's number of what announcements and shifts are told as. */
export const activityNumbers = {
  company: activityType.toWire('Company'),
  shift: activityType.toWire('Shift'),
} as const;
