import * as z from 'zod/mini';
import { call, wireId } from '../wire/index.ts';

const text = z.string().check(z.maxLength(120));

/** The largest picture of an identity document, in bytes. */
const largestDocument = 10 * 1024 * 1024;

/** Reading an identity document. */
export const scanContract = {
  /** Open the scan of an identity document. The documents name no fields of the answer: they are ours. */
  getIDologyToken: call('GET', 'main/GetIDologyToken', {
    payload: z.object({ token: z.string(), queryid: z.string() }),
    meta: { kind: 'write' },
  }),
  /** Hand the picture of an identity document over, to the scan that the token opens. Send it with `upload`. */
  uploadIdentityDocument: call('POST', 'main/UploadIdentityDocument', {
    input: z.object({ file: z.file().check(z.maxSize(largestDocument)), token: text, queryid: text }),
    payload: z.boolean(),
    meta: { ours: true },
  }),
  /** What became of a scan. What stands in the document stays with the server. */
  getIDologyScan: call('GET', 'main/GetIDologyScan', {
    input: z.object({
      queryid: text,
      /** 0 for a sign-up, which has no id yet; the person who is signed in, where it is about a card. */
      userid: z.union([wireId, z.string().check(z.regex(/^\d{1,10}$/))]),
    }),
    payload: z.object({ status: z.enum(['waiting', 'captured', 'unreadable', 'expired']) }),
  }),
};
