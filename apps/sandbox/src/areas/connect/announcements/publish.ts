import { eq } from 'drizzle-orm';
import type { Server } from '../../../platform/http/server.ts';
import type { JobHandler } from '../../../platform/jobs/worker.ts';
import { employees } from '../../session/index.ts';
import { announcements } from './tables.ts';
import { tellOfAnnouncement } from './tell.ts';

/** The kind of job that publishes a scheduled announcement; its reference is the announcement's number. */
export const announcementJob = 'announcement';

/** Tells people of an announcement whose time has come. One that was taken back is left alone. */
export function announcementHandler({ secret }: Pick<Server, 'secret'>): JobHandler {
  return async (tx, { reference }, at) => {
    const [row] = await tx
      .select()
      .from(announcements)
      .where(eq(announcements.id, Number(reference)))
      .for('update');
    if (!row || row.withdrawnAt) return false;
    const [author] = await tx.select().from(employees).where(eq(employees.id, row.authorId));
    if (!author) return false;
    await tellOfAnnouncement(tx, row, { author, at, secret });
    return true;
  };
}
