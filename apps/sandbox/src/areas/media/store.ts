import { randomUUID } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import type { UploadedFile } from './read-upload.ts';
import { avatars, type MediaRow, mediaFiles } from './tables.ts';

interface NewFile extends UploadedFile {
  readonly ownerId: number;
  readonly customId: string;
  readonly at: Date;
}

/** Keeps a file, once for each `customId` of its owner. */
export async function keepFile(db: Db, { bytes, at, ...file }: NewFile): Promise<MediaRow> {
  const [made] = await db
    .insert(mediaFiles)
    .values({
      ...{ ...file, sid: randomUUID(), size: bytes.length, createdAt: at },
      content: bytes.toString('base64'),
    })
    .onConflictDoNothing()
    .returning();
  const { ownerId, customId } = mediaFiles;
  const [kept] = made
    ? [made]
    : await db
        .select()
        .from(mediaFiles)
        .where(and(eq(ownerId, file.ownerId), eq(customId, file.customId)));
  if (!kept) throw new Error('The file is neither new nor known.');
  return kept;
}

/** A file; undefined where there is none. */
export async function findFile(db: Db, sid: string): Promise<MediaRow | undefined> {
  const [found] = await db.select().from(mediaFiles).where(eq(mediaFiles.sid, sid));
  return found;
}

/** Files without their content, by name. */
export async function describeFiles(db: Db, sids: readonly string[]) {
  if (sids.length === 0) return [];
  const { sid, contentType, fileName, size } = mediaFiles;
  return db
    .select({ sid, contentType, fileName, size })
    .from(mediaFiles)
    .where(inArray(sid, [...sids]));
}

/** The files that show people, by person. */
export async function avatarsOf(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select()
    .from(avatars)
    .where(inArray(avatars.employeeId, [...ids]));
  return new Map(found.map(({ employeeId, mediaSid }) => [employeeId, mediaSid]));
}

/** Shows a person by a file, or by none: the one before is gone. */
export async function setAvatar(tx: Db, employeeId: number, mediaSid: string | null): Promise<void> {
  const [before] = await tx.delete(avatars).where(eq(avatars.employeeId, employeeId)).returning();
  if (mediaSid !== null) await tx.insert(avatars).values({ employeeId, mediaSid });
  if (before && before.mediaSid !== mediaSid) await forgetFile(tx, before.mediaSid);
}

/** Takes a file out of the tables, unless a message, a group or a person is still shown with it. */
export async function forgetFile(tx: Db, sid: string): Promise<void> {
  await tx.execute(sql`delete from media_files where sid = ${sid}
    and not exists (select 1 from avatars where media_sid = ${sid})
    and not exists (select 1 from chat_messages where media_sid = ${sid})
    and not exists (select 1 from chat_conversations where image_sid = ${sid})`);
}
