import * as z from 'zod/mini';
import { call } from '../wire/index.ts';

/** What waits for the person. */
export const getDueCountsContract = {
  /** How many things wait for the person, by name. What is not there is none. */
  getDueCounts: call('GET', 'main/GetDueCounts', {
    payload: z.object({
      counts: z.array(z.object({ name: z.string(), count: z.int().check(z.nonnegative()) })),
    }),
    meta: { ours: true, aside: true },
  }),
};
