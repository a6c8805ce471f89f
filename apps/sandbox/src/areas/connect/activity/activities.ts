import type { WireActivity } from '@dayfare/api/connect/activity/activity-contract';
import { fitsActivitySearch } from '@dayfare/domain/connect';
import { and, desc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { type Employee, employees } from '../../session/index.ts';
import { nameOf } from '../people.ts';
import type { AtWork } from '../require-organization.ts';
import { type ActivityRow, activityChannels, activityMessages } from './tables.ts';

interface Sent {
  readonly activity: ActivityRow;
  readonly sender: Employee;
}

/** An activity in the API's format. */
const wireActivity = ({ activity: row, sender }: Sent): WireActivity => ({
  ...{ MessageSid: row.sid, body: row.body, Title: row.title, ActivityType: row.type },
  ...{ IsAttachment: row.attachmentUrl !== null, AttachmentType: row.attachmentType },
  ...{ MimeType: row.mimeType, AttachmentURL: row.attachmentUrl },
  ...{ SenderId: row.senderId, SenderName: nameOf(sender) },
  ...{ createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() },
});

const sentBy = (tx: Db) =>
  tx
    .select({ activity: activityMessages, sender: employees })
    .from(activityMessages)
    .innerJoin(employees, eq(employees.id, activityMessages.senderId));

/** An activity by its sid. */
export async function activityOf(tx: Db, sid: string): Promise<WireActivity | undefined> {
  const [found] = await sentBy(tx).where(eq(activityMessages.sid, sid));
  return found && wireActivity(found);
}

interface Asked {
  readonly page: { readonly number: number; readonly size: number };
  /** Default: everything. */
  readonly search?: string;
  /** By the wire's numbers. Default: every type. */
  readonly type?: number;
}

const mostOfPage = 100;
/** As far back as is looked: what was said is sealed, so that words are looked for among what was opened. */
const mostLookedAt = 1_000;

/** A page of what happened for a person and in their organization, the newest first. */
export async function activitiesOf(
  { db, employee, organizationId }: AtWork,
  { page, search = '', type = 0 }: Asked,
): Promise<{ activities: WireActivity[]; total: number }> {
  const theirs = db
    .select({ sid: activityChannels.sid })
    .from(activityChannels)
    .where(
      and(
        eq(activityChannels.organizationId, organizationId),
        or(eq(activityChannels.employeeId, employee.id), isNull(activityChannels.employeeId)),
      ),
    );
  const rows = await sentBy(db)
    .where(
      and(
        inArray(activityMessages.channelSid, theirs),
        type === 0 ? undefined : eq(activityMessages.type, type),
      ),
    )
    .orderBy(desc(activityMessages.createdAt), desc(activityMessages.sid))
    .limit(mostLookedAt);
  const found = rows.filter(({ activity: { title, body }, sender }) =>
    fitsActivitySearch({ title, body, sender: nameOf(sender) }, search),
  );
  const size = Math.min(Math.max(1, page.size), mostOfPage);
  const from = Math.max(0, page.number - 1) * size;
  return { activities: found.slice(from, from + size).map(wireActivity), total: found.length };
}
