import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { activityChannels, type ChannelRow } from './tables.ts';

/** The channel of an organization's announcements. */
export const companyChannel = 'company';

/** The name of a person's own channel at an organization: it can be told before there is anything in it. */
export const ownSid = (organizationId: number, employeeId: number): string =>
  `activity-${organizationId}-${employeeId}`;

/** A person's own channel; made where there is none. */
export async function ownChannel(tx: Db, organizationId: number, employeeId: number): Promise<string> {
  const sid = ownSid(organizationId, employeeId);
  await tx.insert(activityChannels).values({ sid, organizationId, employeeId }).onConflictDoNothing();
  return sid;
}

/** A channel of an organization by its name; made where there is none. */
export async function channelNamed(tx: Db, organizationId: number, name: string): Promise<string> {
  await tx
    .insert(activityChannels)
    .values({ sid: `activity-${organizationId}-${randomUUID()}`, organizationId, name })
    .onConflictDoNothing();
  const [found] = await tx
    .select()
    .from(activityChannels)
    .where(and(eq(activityChannels.organizationId, organizationId), eq(activityChannels.name, name)));
  if (!found) throw new Error('The channel is neither new nor known.');
  return found.sid;
}

/** A channel of the organization. Refuses with ActivityNotFound. */
export async function requireChannel(tx: Db, organizationId: number, sid: string): Promise<ChannelRow> {
  const [found] = await tx
    .select()
    .from(activityChannels)
    .where(and(eq(activityChannels.sid, sid), eq(activityChannels.organizationId, organizationId)));
  if (!found) throw new Refusal('ActivityNotFound');
  return found;
}
