import * as z from 'zod/mini';
import { call, maxUpload, wireId } from '../../wire/index.ts';

const file = z.file().check(z.maxSize(maxUpload));
/** The day that a file is about, by the number of its proof. */
const proofId = z.string().check(z.regex(/^\d{1,10}$/));
const payload = z.object({ id: wireId, fileName: z.string(), size: z.int() });

/** The calls that take files. Send them with `upload`. */
export const uploadContract = {
  /** A file that proves earnings. Without `id` it is about no day in particular. */
  uploadEarningProof: call('POST', 'user/UploadEarningProof', {
    input: z.object({ file, id: z.optional(proofId) }),
    payload,
  }),
  /** A file that proves that a deduction was taken. Spelt as on the wire. The same file again changes nothing. */
  uploadDeductionsForClearence: call('POST', 'user/UploadDeductionsForClearence', {
    input: z.object({ file, id: proofId }),
    payload,
  }),
};
