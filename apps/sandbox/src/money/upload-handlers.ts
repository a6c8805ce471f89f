import { extname } from 'node:path';
import { uploadContract, uploadTypes } from '@dayfare/api/money/upload-contract';
import { implement } from '@orpc/server';
import type { ApiContext, SignedIn } from '../http/api-context.ts';
import { spendQuota } from '../http/quotas.ts';
import { Refusal } from '../http/refusal.ts';
import { requireSession } from '../http/require-session.ts';
import { uploads } from './upload-tables.ts';

const upload = implement(uploadContract).$context<ApiContext>();

/** How files of each type begin. What a name says about a file proves nothing. */
const beginnings: Readonly<Record<(typeof uploadTypes)[number], readonly string[]>> = {
  pdf: ['25504446'],
  png: ['89504e470d0a1a0a'],
  jpg: ['ffd8ff'],
  jpeg: ['ffd8ff'],
  docx: ['504b0304'],
  doc: ['d0cf11e0a1b11ae1'],
};

function isAllowed(name: string, bytes: Buffer): boolean {
  const ending = extname(name).slice(1).toLowerCase();
  const type = uploadTypes.find((one) => one === ending);
  const head = bytes.subarray(0, 8).toString('hex');
  return type !== undefined && beginnings[type].some((start) => head.startsWith(start));
}

const dayMs = 24 * 3_600_000;

/** Refuses with DailyLimitReached whoever has uploaded too many files, or too much, within a day. */
async function countUpload({ db, clock, settings, employee }: ApiContext & SignedIn, bytes: number) {
  const { uploadsPerDay, uploadBytesPerDay } = settings.limits;
  const now = clock.now();
  const hasRoom =
    (await spendQuota(db, `uploads:${employee.id}`, { points: uploadsPerDay, perMs: dayMs }, { now })) &&
    (await spendQuota(
      db,
      `upload-bytes:${employee.id}`,
      { points: uploadBytesPerDay, perMs: dayMs },
      { now, spent: bytes },
    ));
  if (!hasRoom) throw new Refusal('DailyLimitReached');
}

/** Takes files. */
export const uploadHandlers = upload.router({
  uploadEarningProof: upload.uploadEarningProof.use(requireSession).handler(async ({ context, input }) => {
    const { file } = input;
    const bytes = Buffer.from(await file.arrayBuffer());
    if (!isAllowed(file.name, bytes)) throw new Refusal('FileTypeRefused');
    await countUpload(context, bytes.length);
    const [kept] = await context.db
      .insert(uploads)
      .values({
        employeeId: context.employee.id,
        fileName: file.name,
        contentType: file.type,
        size: bytes.length,
        contentBase64: bytes.toString('base64'),
        uploadedAt: context.clock.now(),
      })
      .returning({ id: uploads.id });
    return { id: kept?.id ?? 0, fileName: file.name, size: bytes.length };
  }),
});
