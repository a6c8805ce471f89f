import * as z from 'zod/mini';
import { call } from '../wire/index.ts';

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
      /** Always 0: whoever signs up has no id yet. */
      userid: z.union([z.literal(0), z.literal('0')]),
    }),
    payload: z.object({ status: z.enum(['waiting', 'captured', 'unreadable', 'expired']) }),
  }),
};
