import * as z from 'zod/mini';
import { call, wireInstant, wireNumber } from '../wire/index.ts';

/** The calls of a minor about the guardian's consent. They are ours. */
export const waitingContract = {
  /** How the guardian's consent stands; null for those who need none. */
  getGuardianConsent: call('GET', 'user/GetGuardianConsent', {
    payload: z.nullable(
      z.object({
        isApproved: z.boolean(),
        /** The end of the guardian's phone number: `41`. */
        phoneEnd: z.string(),
        sentAt: wireInstant,
      }),
    ),
    meta: { ours: true },
  }),
  /** Send the guardian another link: 1 if one is on its way, anything else if that was done too often today. */
  remindGuardian: call('POST', 'user/RemindGuardian', { payload: wireNumber, meta: { ours: true } }),
};
