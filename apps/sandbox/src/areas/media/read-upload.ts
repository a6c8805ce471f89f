import { Refusal } from '../../platform/http/refusal.ts';
import { contentTypes, plainName, typeOf } from '../../platform/http/uploaded-file.ts';
import { spendQuota } from '../../platform/limits/quotas.ts';
import { cleanPicture } from '../../platform/pictures/clean-picture.ts';
import type { ApiContext, SignedIn } from '../session/index.ts';

const dayMs = 24 * 3_600_000;

/** Counts an upload. Refuses with DailyLimitReached after too many files, or too many bytes, within a day. */
async function countUpload({ db, clock, settings, employee }: ApiContext & SignedIn, bytes: number) {
  const { uploadsPerDay, uploadBytesPerDay } = settings.limits;
  const now = clock.now();
  const hasRoom =
    (await spendQuota(db, ['uploads', employee.id], { points: uploadsPerDay, perMs: dayMs }, { now })) &&
    (await spendQuota(
      db,
      ['upload-bytes', employee.id],
      { points: uploadBytesPerDay, perMs: dayMs },
      { now, spent: bytes },
    ));
  if (!hasRoom) throw new Refusal('DailyLimitReached');
}

/** A file whose content is of the type that its name says. */
export interface UploadedFile {
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: Buffer;
}

/**
 * Checks and counts a file; a picture keeps what it shows alone. Refuses with FileTypeRefused, RequestTooLarge above `maxBytes` and for a picture
 * that is too large to show, and DailyLimitReached.
 */
export async function readUpload(
  context: ApiContext & SignedIn,
  file: File,
  maxBytes = Number.POSITIVE_INFINITY,
): Promise<UploadedFile> {
  if (file.size > maxBytes) throw new Refusal('RequestTooLarge');
  const bytes = Buffer.from(await file.arrayBuffer());
  const fileName = plainName(file.name);
  const type = typeOf(fileName, bytes);
  if (!type) throw new Refusal('FileTypeRefused');
  const contentType = contentTypes[type];
  const shown = cleanPicture(contentType, bytes);
  await countUpload(context, bytes.length);
  return { fileName, contentType, bytes: shown };
}

/** The same for a person's picture: documents are refused. */
export async function readPicture(context: ApiContext & SignedIn, file: File): Promise<UploadedFile> {
  const read = await readUpload(context, file);
  if (!read.contentType.startsWith('image/')) throw new Refusal('FileTypeRefused');
  return read;
}
