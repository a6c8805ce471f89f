import type {
  WireAnnouncement,
  WireReaders,
} from '@dayfare/api/connect/announcements/announcements-contract';
import { mayAnnounce } from '@dayfare/domain/connect';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { underLocks } from '../../../platform/db/transaction.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { employees } from '../../session/index.ts';
import { nameOf, roleOf } from '../people.ts';
import type { AtWork } from '../require-organization.ts';
import { useImage, withImage } from './images.ts';
import { type AnnouncementRow, announcementMarks, announcements, type MarkKind } from './tables.ts';
import { tellOfAnnouncement } from './tell.ts';

/** Announcements as one reader sees them. */
export async function wireAnnouncements(
  tx: Db,
  employeeId: number,
  rows: readonly AnnouncementRow[],
): Promise<WireAnnouncement[]> {
  if (rows.length === 0) return [];
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
    return {
      ...{ companyMessageID: row.id, title: row.title, detail: row.detail, authorID: row.authorId },
      ...{ authorName: author ? nameOf(author) : '', createdAt: row.createdAt.toISOString() },
      ...{ needsAcknowledgement: row.needsAcknowledgement, likes: of('like').length },
      ...{ isLiked: isMine('like'), acknowledged: of('read').length, isAcknowledged: isMine('read') },
      hasImage: pictured.has(row.id),
    };
  });
}

async function wireOne(tx: Db, employeeId: number, row: AnnouncementRow): Promise<WireAnnouncement> {
  const [one] = await wireAnnouncements(tx, employeeId, [row]);
  if (!one) throw new Error('An announcement that was read is gone.');
  return one;
}

/** An announcement of the person's organization. Refuses with AnnouncementNotFound, also if it is of the other kind. */
export async function requireAnnouncement(
  { db, organizationId }: AtWork,
  { id, isMarketing }: { readonly id: number; readonly isMarketing?: boolean },
): Promise<AnnouncementRow> {
  const [found] = await db
    .select()
    .from(announcements)
    .where(
      and(
        ...[eq(announcements.id, id), eq(announcements.organizationId, organizationId)],
        isMarketing === undefined ? undefined : eq(announcements.isMarketing, isMarketing),
      ),
    );
  if (!found) throw new Refusal('AnnouncementNotFound');
  return found;
}

/** The announcements of an organization, the newest first. */
export const announcementsOf = (
  { db, organizationId }: AtWork,
  isMarketing?: boolean,
): Promise<AnnouncementRow[]> =>
  db
    .select()
    .from(announcements)
    .where(
      and(
        eq(announcements.organizationId, organizationId),
        isMarketing === undefined ? undefined : eq(announcements.isMarketing, isMarketing),
      ),
    )
    .orderBy(desc(announcements.createdAt), desc(announcements.id));

interface NewAnnouncement {
  readonly customId: string;
  readonly title: string;
  readonly detail: string;
  readonly needsAcknowledgement: boolean;
  /** An image that its author has uploaded. */
  readonly imageID?: number | undefined;
}

/** Announces something, once for each `customId`, and tells the author's colleagues. Refuses with NotAnnouncer for users who don't speak for the organization. */
export async function announce(
  { db, employee, organizationId, clock, secret }: AtWork,
  { customId, title, detail, needsAcknowledgement, imageID }: NewAnnouncement,
): Promise<WireAnnouncement> {
  if (!mayAnnounce(await roleOf(db, employee.id))) throw new Refusal('NotAnnouncer');
  if (title.trim() === '') throw new Refusal('InvalidRequest', undefined, 'title');
  if (detail.trim() === '') throw new Refusal('InvalidRequest', undefined, 'detail');
  const at = clock.now();
  await underLocks(db, async (tx) => {
    const [made] = await tx
      .insert(announcements)
      .values({
        ...{ organizationId, authorId: employee.id, customKey: customId, title: title.trim() },
        ...{ detail: detail.trim(), needsAcknowledgement, createdAt: at },
      })
      .onConflictDoNothing()
      .returning();
    if (made && imageID !== undefined) await useImage(tx, imageID, made);
    if (made) await tellOfAnnouncement(tx, made, { author: employee, at, secret });
  });
  const mine = and(eq(announcements.authorId, employee.id), eq(announcements.customKey, customId));
  const [row] = await db.select().from(announcements).where(mine);
  if (!row) throw new Error('The announcement is neither new nor known.');
  return wireOne(db, employee.id, row);
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
  return wireOne(db, employee.id, row);
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
