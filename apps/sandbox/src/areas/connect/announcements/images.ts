import { mayAnnounce } from '@dayfare/domain/connect';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { numberNow } from '../../../platform/http/configuration.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { contentTypes, plainName, typeOf } from '../../../platform/http/uploaded-file.ts';
import { cleanPicture } from '../../../platform/pictures/clean-picture.ts';
import { roleOf } from '../people.ts';
import type { AtWork } from '../require-organization.ts';
import { announcementImages } from './tables.ts';

const megabyte = 1024 * 1024;
const imageTypes: readonly string[] = ['jpeg', 'jpg', 'png'];

/**
 * Keeps an image for an announcement that is to be made. Refuses with NotAnnouncer, ImageTypeRefused, ImageTooLarge beyond
 * `ConnectAnnouncementFileSize` megabytes, and RequestTooLarge one that unfolds to more than can be shown.
 */
export async function keepImage(context: AtWork, file: File): Promise<{ imageID: number }> {
  const { db, employee, clock } = context;
  if (!mayAnnounce(await roleOf(db, employee.id))) throw new Refusal('NotAnnouncer');
  if (file.size > numberNow(context, 'ConnectAnnouncementFileSize') * megabyte)
    throw new Refusal('ImageTooLarge');
  const bytes = Buffer.from(await file.arrayBuffer());
  const type = typeOf(plainName(file.name), bytes);
  if (!type || !imageTypes.includes(type)) throw new Refusal('ImageTypeRefused');
  const [kept] = await db
    .insert(announcementImages)
    .values({
      ...{ authorId: employee.id, contentType: contentTypes[type], uploadedAt: clock.now() },
      contentBase64: cleanPicture(contentTypes[type], bytes).toString('base64'),
    })
    .returning();
  if (!kept) throw new Error('The image was not written.');
  return { imageID: kept.id };
}

/** Puts an image to an announcement. Refuses with InvalidRequest one that is another's, or stands somewhere already. */
export async function useImage(tx: Db, imageId: number, announcement: { id: number; authorId: number }) {
  const { id, authorId, announcementId } = announcementImages;
  const [used] = await tx
    .update(announcementImages)
    .set({ announcementId: announcement.id })
    .where(and(eq(id, imageId), eq(authorId, announcement.authorId), isNull(announcementId)))
    .returning();
  if (!used) throw new Refusal('InvalidRequest', undefined, 'imageID');
}

/** Those of some announcements that have an image. */
export async function withImage(tx: Db, ids: readonly number[]): Promise<ReadonlySet<number | null>> {
  const { announcementId } = announcementImages;
  const found = await tx
    .select({ id: announcementId })
    .from(announcementImages)
    .where(inArray(announcementId, [...ids]));
  return new Set(found.map(({ id }) => id));
}

/** The image of an announcement. Refuses with AnnouncementNotFound where there is none. */
export async function imageOf(tx: Db, announcementId: number) {
  const [found] = await tx
    .select()
    .from(announcementImages)
    .where(eq(announcementImages.announcementId, announcementId));
  if (!found) throw new Refusal('AnnouncementNotFound');
  const mediaType = found.contentType === contentTypes.png ? 'image/png' : 'image/jpeg';
  return { mediaType, base64: found.contentBase64 } as const;
}
