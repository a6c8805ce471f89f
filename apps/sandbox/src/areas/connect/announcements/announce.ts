import type {
  WireAnnouncement,
  WireReaders,
} from '@dayfare/api/connect/announcements/announcements-contract';
import { furthestScheduleMs, mayAnnounce } from '@dayfare/domain/connect';
import { and, asc, desc, eq, inArray, isNull, lte, type SQL } from 'drizzle-orm';
import { underLocks } from '../../../platform/db/transaction.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { enqueue } from '../../../platform/jobs/queue.ts';
import { employees } from '../../session/index.ts';
import { nameOf, peopleOf, roleOf } from '../people.ts';
import type { AtWork } from '../require-organization.ts';
import { useImage, withImage } from './images.ts';
import { announcementJob } from './publish.ts';
import { remindableAt } from './remind.ts';
import { type AnnouncementRow, announcementMarks, announcements, type MarkKind } from './tables.ts';
import { tellOfAnnouncement } from './tell.ts';

type Announcing = Pick<AtWork, 'db' | 'employee' | 'organizationId' | 'clock'>;

/** Announcements as one reader sees them. */
export async function wireAnnouncements(
  { db: tx, employee: { id: employeeId }, organizationId, clock }: Announcing,
  rows: readonly AnnouncementRow[],
): Promise<WireAnnouncement[]> {
  if (rows.length === 0) return [];
  const now = clock.now();
  const mayManage = mayAnnounce(await roleOf(tx, employeeId));
  const people = mayManage ? await peopleOf(tx, organizationId, now) : [];
  const ids = rows.map(({ id }) => id);
  const marks = await tx
    .select()
    .from(announcementMarks)
    .where(inArray(announcementMarks.announcementId, ids));
  const authors = await tx
    .select()
    .from(employees)
    .where(
      inArray(
        employees.id,
        rows.map(({ authorId }) => authorId),
      ),
    );
  const pictured = await withImage(tx, ids);
  return rows.map((row) => {
    const own = marks.filter(({ announcementId }) => announcementId === row.id);
    const of = (kind: MarkKind) => own.filter((mark) => mark.kind === kind);
    const isMine = (kind: MarkKind) => of(kind).some((mark) => mark.employeeId === employeeId);
    const author = authors.find(({ id }) => id === row.authorId);
    const hasRead = new Set(of('read').map((mark) => mark.employeeId));
    const waiting = people.filter(({ id }) => id !== row.authorId && !hasRead.has(id)).length;
    return {
      ...{ companyMessageID: row.id, title: row.title, detail: row.detail, authorID: row.authorId },
      ...{ authorName: author ? nameOf(author) : '', createdAt: row.publishAt.toISOString() },
      ...{ needsAcknowledgement: row.needsAcknowledgement, likes: of('like').length },
      ...{ isLiked: isMine('like'), acknowledged: of('read').length, isAcknowledged: isMine('read') },
      ...{ hasImage: pictured.has(row.id), actionURL: row.actionUrl },
      manage: mayManage && !row.isMarketing ? managed(row, waiting, now) : null,
    };
  });
}

/** What can be done about an announcement, and how many have yet to acknowledge it. */
function managed(row: AnnouncementRow, waiting: number, now: Date): WireAnnouncement['manage'] {
  const next = remindableAt(row, now);
  return {
    isScheduled: row.publishAt > now,
    waiting: row.needsAcknowledgement ? waiting : 0,
    nextReminderAt: next?.toISOString() ?? null,
  };
}

/** An announcement as its reader sees it. */
export async function wireOne(context: Announcing, row: AnnouncementRow): Promise<WireAnnouncement> {
  const [one] = await wireAnnouncements(context, [row]);
  if (!one) throw new Error('An announcement that was read is gone.');
  return one;
}

/** What a reader sees: what was published and not taken back, and, for those who may announce, also what is scheduled. */
async function visibleTo({ db, employee, organizationId, clock }: AtWork): Promise<SQL | undefined> {
  const isPublished = mayAnnounce(await roleOf(db, employee.id))
    ? undefined
    : lte(announcements.publishAt, clock.now());
  return and(
    eq(announcements.organizationId, organizationId),
    isNull(announcements.withdrawnAt),
    isPublished,
  );
}

/** An announcement of the person's organization. Refuses with AnnouncementNotFound, also if it is of the other kind. */
export async function requireAnnouncement(
  context: AtWork,
  { id, isMarketing }: { readonly id: number; readonly isMarketing?: boolean },
): Promise<AnnouncementRow> {
  const [found] = await context.db
    .select()
    .from(announcements)
    .where(
      and(
        ...[eq(announcements.id, id), await visibleTo(context)],
        isMarketing === undefined ? undefined : eq(announcements.isMarketing, isMarketing),
      ),
    );
  if (!found) throw new Refusal('AnnouncementNotFound');
  return found;
}

/** The announcements of an organization, the newest first. */
export const announcementsOf = async (context: AtWork, isMarketing?: boolean): Promise<AnnouncementRow[]> =>
  context.db
    .select()
    .from(announcements)
    .where(
      and(
        await visibleTo(context),
        isMarketing === undefined ? undefined : eq(announcements.isMarketing, isMarketing),
      ),
    )
    .orderBy(desc(announcements.publishAt), desc(announcements.id));

interface NewAnnouncement {
  readonly customId: string;
  readonly title: string;
  readonly detail: string;
  readonly needsAcknowledgement: boolean;
  /** An image that its author has uploaded. */
  readonly imageID?: number | undefined;
  /** When people see it; null or absent: now. */
  readonly publishAt?: string | null | undefined;
}

/** When something is published that is announced now. Refuses with InvalidRequest what is over or too far ahead. */
function publishTime(command: string | null | undefined, now: Date): Date {
  if (command == null) return now;
  const at = new Date(command);
  if (at <= now || at.getTime() - now.getTime() > furthestScheduleMs)
    throw new Refusal('InvalidRequest', undefined, 'publishAt');
  return at;
}

/**
 * Announces something, once for each `customId`, and tells the author's colleagues, now or at the time that it is scheduled for. Refuses with
 * NotAnnouncer for users who don't speak for the organization.
 */
export async function announce(
  context: AtWork,
  { customId, title, detail, needsAcknowledgement, imageID, publishAt: wished }: NewAnnouncement,
): Promise<WireAnnouncement> {
  const { db, employee, organizationId, clock, secret } = context;
  if (!mayAnnounce(await roleOf(db, employee.id))) throw new Refusal('NotAnnouncer');
  if (title.trim() === '') throw new Refusal('InvalidRequest', undefined, 'title');
  if (detail.trim() === '') throw new Refusal('InvalidRequest', undefined, 'detail');
  const at = clock.now();
  const mine = and(eq(announcements.authorId, employee.id), eq(announcements.customKey, customId));
  const [before] = await db.select().from(announcements).where(mine);
  // Sent again after a lost answer: its time may be over by now.
  if (before) return wireOne(context, before);
  const publishAt = publishTime(wished, at);
  await underLocks(db, async (tx) => {
    const [made] = await tx
      .insert(announcements)
      .values({
        ...{ organizationId, authorId: employee.id, customKey: customId, title: title.trim() },
        ...{ detail: detail.trim(), needsAcknowledgement, createdAt: at, publishAt },
      })
      .onConflictDoNothing()
      .returning();
    if (made && imageID !== undefined) await useImage(tx, imageID, made);
    if (!made) return;
    if (publishAt > at)
      await enqueue(tx, { kind: announcementJob, reference: String(made.id), dueAt: publishAt });
    else await tellOfAnnouncement(tx, made, { author: employee, at, secret });
  });
  const [row] = await db.select().from(announcements).where(mine);
  if (!row) throw new Error('The announcement is neither new nor known.');
  return wireOne(context, row);
}

interface Mark {
  readonly id: number;
  readonly kind: MarkKind;
  readonly isOn: boolean;
  readonly isMarketing: boolean;
}

/** Notes a reader's like or acknowledgement of an announcement, or takes it back. Refuses with AnnouncementNotFound. */
export async function mark(
  context: AtWork,
  { id, kind, isOn, isMarketing }: Mark,
): Promise<WireAnnouncement> {
  const { db, employee, clock } = context;
  const row = await requireAnnouncement(context, { id, isMarketing });
  const { announcementId, employeeId, kind: kinds } = announcementMarks;
  if (isOn)
    await db
      .insert(announcementMarks)
      .values({ announcementId: id, employeeId: employee.id, kind, at: clock.now() })
      .onConflictDoNothing();
  else
    await db
      .delete(announcementMarks)
      .where(and(eq(announcementId, id), eq(employeeId, employee.id), eq(kinds, kind)));
  return wireOne(context, row);
}

/** Who likes or has acknowledged an announcement, the earliest first. Refuses with AnnouncementNotFound. */
export async function readersOf(
  context: AtWork,
  { id, kind, isMarketing }: Omit<Mark, 'isOn'>,
): Promise<WireReaders> {
  await requireAnnouncement(context, { id, isMarketing });
  const found = await context.db
    .select({ employee: employees, at: announcementMarks.at })
    .from(announcementMarks)
    .innerJoin(employees, eq(employees.id, announcementMarks.employeeId))
    .where(and(eq(announcementMarks.announcementId, id), eq(announcementMarks.kind, kind)))
    .orderBy(asc(announcementMarks.at), asc(employees.id));
  return {
    people: found.map(({ employee, at }) => ({
      ...{ userID: employee.id, name: nameOf(employee), at: at.toISOString() },
    })),
  };
}
