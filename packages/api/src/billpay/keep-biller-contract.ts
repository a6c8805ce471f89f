import * as z from 'zod/mini';
import { call, wireId } from '../wire/index.ts';

/** The person's own list of billers. */
export const keepBillerContract = {
  /** Keep a company in the person's own list, or take it out. Can be repeated. */
  keepBiller: call('POST', 'billpay/KeepBiller', {
    input: z.object({ billerID: wireId, isKept: z.boolean() }),
    payload: z.object({ isKept: z.boolean() }),
    meta: { ours: true },
  }),
};
