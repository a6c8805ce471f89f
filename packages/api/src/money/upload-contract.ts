import * as z from 'zod/mini';
import { call, wireId } from '../wire/index.ts';

/** Types that may be uploaded, by the ending of their name. */
export const uploadTypes = ['pdf', 'docx', 'doc', 'jpeg', 'jpg', 'png'] as const;

/** The largest file that the server takes, in bytes. */
export const maxUpload = 10 * 1024 * 1024;

/** The calls that take files. Send them with `upload`. */
export const uploadContract = {
  uploadEarningProof: call('POST', 'user/UploadEarningProof', {
    input: z.object({ file: z.file().check(z.maxSize(maxUpload)) }),
    payload: z.object({ id: wireId, fileName: z.string(), size: z.int() }),
  }),
};
