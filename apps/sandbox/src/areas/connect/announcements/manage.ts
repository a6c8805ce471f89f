import type { WireAnnouncement } from '@dayfare/api/connect/announcements/announcements-contract';
import { mayAnnounce } from '@dayfare/domain/connect';
import { and, eq } from 'drizzle-orm';
import { underLocks } from '../../../platform/db/transaction.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { retract } from '../activity/service.ts';
import { dropNotificationsAbout } from '../notifications/notify.ts';
import { peopleOf, roleOf } from '../people.ts';
import type { AtWork } from '../require-organization.ts';
import { requireAnnouncement, wireOne } from './announce.ts';
import { remindableAt } from './remind.ts';
import { announcementMarks, announcements } from './tables.ts';
import { announcementPath, remindOfAnnouncement } from './tell.ts';

async function requireAnnouncer({ db, employee }: AtWork): Promise<void> {
  if (!mayAnnounce(await roleOf(db, employee.id))) throw new Refusal('NotAnnouncer');
}

/** Takes an announcement back, with the notifications about it and its place among what happens at work. Refuses with NotAnnouncer and AnnouncementNotFound. */
export async function withdraw(context: AtWork, id: number): Promise<true> {
  await requireAnnouncer(context);
  const { db, organizationId, clock, secret } = context;
  const own = and(eq(announcements.id, id), eq(announcements.organizationId, organizationId));
  await underLocks(db, async (tx) => {
    const [row] = await tx.select().from(announcements).where(own).for('update');
    if (!row || row.isMarketing) throw new Refusal('AnnouncementNotFound');
    if (row.withdrawnAt) return;
    await tx.update(announcements).set({ withdrawnAt: clock.now() }).where(own);
    await dropNotificationsAbout(tx, announcementPath(id));
    if (row.activitySid) await retract(tx, secret, row.activitySid);
  });
  return true;
}

/**
 * Reminds those who have yet to acknowledge an announcement. Refuses with NotAnnouncer, AnnouncementNotFound, and TooManyReminders within a day
 * of the last, after the third, and where no acknowledgement is asked for.
 */
export async function remind(context: AtWork, id: number): Promise<WireAnnouncement> {
  await requireAnnouncer(context);
  const { db, organizationId, employee, clock } = context;
  const now = clock.now();
  await underLocks(db, async (tx) => {
    const row = await requireAnnouncement({ ...context, db: tx }, { id, isMarketing: false });
    const [locked] = await tx.select().from(announcements).where(eq(announcements.id, row.id)).for('update');
    const next = locked && remindableAt(locked, now);
    if (!locked || !next || next > now) throw new Refusal('TooManyReminders');
    const read = await tx
      .select({ id: announcementMarks.employeeId })
      .from(announcementMarks)
      .where(and(eq(announcementMarks.announcementId, id), eq(announcementMarks.kind, 'read')));
    const hasRead = new Set(read.map((one) => one.id));
    const people = await peopleOf(tx, organizationId, now);
    await remindOfAnnouncement(
      tx,
      locked,
      people.filter((one) => one.id !== locked.authorId && !hasRead.has(one.id)),
      { author: employee, at: now },
    );
    await tx
      .update(announcements)
      .set({ reminders: locked.reminders + 1, remindedAt: now })
      .where(eq(announcements.id, id));
  });
  return wireOne(context, await requireAnnouncement(context, { id, isMarketing: false }));
}
