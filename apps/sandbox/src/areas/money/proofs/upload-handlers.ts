import { uploadContract } from '@dayfare/api/money/settings/upload-contract';
import type { ProofKind } from '@dayfare/domain/money';
import { implement } from '@orpc/server';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { readUpload } from '../../media/index.ts';
import { type ApiContext, requireSession, type SignedIn } from '../../session/index.ts';
import { takeFile } from './take-file.ts';
import { uploads } from './upload-tables.ts';

const upload = implement(uploadContract).$context<ApiContext>();

interface Sent {
  readonly file: File;
  readonly id?: string | undefined;
}

/** Checks and keeps a file. Refuses with FileTypeRefused, DailyLimitReached, and what {@link takeFile} refuses with. */
async function keep(context: ApiContext & SignedIn, { file, id }: Sent, kind: ProofKind) {
  const { fileName, contentType, bytes } = await readUpload(context, file);
  const values = {
    employeeId: context.employee.id,
    fileName,
    contentType,
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
