import { extname } from 'node:path';
import { uploadContract } from '@dayfare/api/money/settings/upload-contract';
import type { ProofKind } from '@dayfare/domain/money';
import { isUploadable, uploadTypes } from '@dayfare/domain/validation';
import { implement } from '@orpc/server';
import { inTransaction } from '../../platform/db/transaction.ts';
import { spendQuota } from '../../platform/http/quotas.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { ApiContext, SignedIn } from '../../session/api-context.ts';
import { requireSession } from '../../session/require-session.ts';
import { takeFile } from './take-file.ts';
import { uploads } from './upload-tables.ts';

const upload = implement(uploadContract).$context<ApiContext>();

type UploadType = (typeof uploadTypes)[number];

/** First bytes of each file type. A file's name proves nothing. */
const beginnings: Readonly<Record<UploadType, readonly string[]>> = {
  pdf: ['25504446'],
  png: ['89504e470d0a1a0a'],
  jpg: ['ffd8ff'],
  jpeg: ['ffd8ff'],
  docx: ['504b0304'],
  doc: ['d0cf11e0a1b11ae1'],
};

const contentTypes: Readonly<Record<UploadType, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
};

/** Returns the type of a file, if its name and content agree on one that may be uploaded. */
function typeOf(name: string, bytes: Buffer): UploadType | undefined {
  const ending = extname(name).slice(1).toLowerCase();
  const type = uploadTypes.find((one) => one === ending);
  const head = bytes.subarray(0, 8).toString('hex');
  if (!isUploadable({ name, type: '' })) return undefined;
  return type !== undefined && beginnings[type].some((start) => head.startsWith(start)) ? type : undefined;
}

const longestName = 120;

/** Returns a file's name without folders and invalid characters; the extension is kept. */
function plainName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const plain = last.replace(/[\p{Cc}\p{Cf}<>:"|?*]/gu, '').replace(/^\.+/, '');
  const ending = extname(plain);
  return plain.slice(0, plain.length - ending.length).slice(0, longestName - ending.length) + ending;
}

const dayMs = 24 * 3_600_000;

/** Counts an upload. Refuses with DailyLimitReached after too many files, or too many bytes, within a day. */
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

interface Sent {
  readonly file: File;
  readonly id?: string | undefined;
}

/** Checks and keeps a file. Refuses with FileTypeRefused, DailyLimitReached, and what {@link takeFile} refuses with. */
async function keep(context: ApiContext & SignedIn, { file, id }: Sent, kind: ProofKind) {
  const bytes = Buffer.from(await file.arrayBuffer());
  const fileName = plainName(file.name);
  const type = typeOf(fileName, bytes);
  if (!type) throw new Refusal('FileTypeRefused');
  await countUpload(context, bytes.length);
  const values = {
    employeeId: context.employee.id,
    fileName,
    contentType: contentTypes[type],
    size: bytes.length,
    contentBase64: bytes.toString('base64'),
    uploadedAt: context.clock.now(),
  };
  if (id !== undefined) {
    const kept = await inTransaction(context.db, (tx) => takeFile(tx, values, { kind, id: Number(id) }));
    return { id: kept, fileName, size: bytes.length };
  }
  const [kept] = await context.db.insert(uploads).values(values).returning({ id: uploads.id });
  return { id: kept?.id ?? 0, fileName, size: bytes.length };
}

const signedIn = upload.use(requireSession);

/** Takes files. */
export const uploadHandlers = upload.router({
  uploadEarningProof: signedIn.uploadEarningProof.handler(({ context, input }) =>
    keep(context, input, 'hours'),
  ),
  uploadDeductionsForClearence: signedIn.uploadDeductionsForClearence.handler(({ context, input }) =>
    keep(context, input, 'deduction'),
  ),
});
