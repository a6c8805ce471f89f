import type { WireNotifications } from '@dayfare/api/connect/notifications/notifications-contract';
import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import type { DueCounts } from '../../../platform/http/due-counts.ts';
import { notifications } from './tables.ts';

const mostOfPage = 100;
const ofPerson = (employeeId: number) => eq(notifications.employeeId, employeeId);
const unreadOf = (employeeId: number) => and(ofPerson(employeeId), isNull(notifications.readAt));

async function counted(tx: Db, where: ReturnType<typeof and>): Promise<number> {
  const [found] = await tx.select({ count: count() }).from(notifications).where(where);
  return found?.count ?? 0;
}

/** How many unread notifications a user has. */
export const unreadCount: DueCounts['notifications'] = ({ db, employeeId }) =>
  counted(db, unreadOf(employeeId));

interface Page {
  readonly number: number;
  readonly size: number;
  /** Default: all. */
  readonly isUnreadOnly?: boolean;
}

/** A page of a user's notifications, the newest first. */
export async function notificationsOf(
  tx: Db,
  employeeId: number,
  { number, size, isUnreadOnly = false }: Page,
): Promise<WireNotifications> {
  const where = isUnreadOnly ? unreadOf(employeeId) : and(ofPerson(employeeId));
  const limit = Math.min(Math.max(1, size), mostOfPage);
  const rows = await tx
    .select()
    .from(notifications)
    .where(where)
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit)
    .offset(Math.max(0, number - 1) * limit);
  return {
    notifications: rows.map(({ id, kind, title, shortText, message, path, createdAt, readAt }) => ({
      ...{ notificationID: id, kind, title, shortText, message, path, createdAt: createdAt.toISOString() },
      isRead: readAt !== null,
    })),
    total: await counted(tx, where),
    unread: await counted(tx, unreadOf(employeeId)),
  };
}

/** Marks a user's notifications as read; without a number, all of them. Returns how many are left. */
export async function markRead(
  tx: Db,
  employeeId: number,
  ids: readonly number[],
  at: Date,
): Promise<number> {
  const named = ids.length === 0 ? undefined : inArray(notifications.id, [...ids]);
  await tx
    .update(notifications)
    .set({ readAt: at })
    .where(and(unreadOf(employeeId), named));
  return counted(tx, unreadOf(employeeId));
}
