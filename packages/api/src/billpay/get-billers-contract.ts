import * as z from 'zod/mini';
import { call } from '../wire/index.ts';
import { billpayBiller, longestBillerSearch } from './biller.ts';

/** The list of billers. */
export const getBillersContract = {
  /** Companies that bills can be paid to, by name, those of the person's own list first. */
  getBillers: call('POST', 'billpay/GetBillers', {
    input: z.object({
      /** Part of a name; empty: all. */
      search: z.optional(z.string().check(z.maxLength(longestBillerSearch))),
    }),
    payload: z.object({ billers: z.array(billpayBiller) }),
    meta: { kind: 'read', ours: true },
  }),
};
