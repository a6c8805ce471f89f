import * as z from 'zod/mini';
import { call, wireInstant, wireNumber } from '../wire/index.ts';

const consent = z.object({
  isApproved: z.boolean(),
  /** The last link that a guardian was sent; null until one has been asked. */
  asked: z.nullable(
    z.object({
      /** The end of the guardian's phone number: `50`. */
      phoneEnd: z.string(),
      sentAt: wireInstant,
      isExpired: z.boolean(),
    }),
  ),
});

/** How the consent stands that a minor needs. */
export type WireGuardianConsent = z.infer<typeof consent>;

/** The calls of a minor about the guardian's consent. They are ours. */
export const waitingContract = {
  /** How the guardian's consent stands; null for those who need none. */
  getGuardianConsent: call('GET', 'user/GetGuardianConsent', {
    payload: z.nullable(consent),
    meta: { ours: true },
  }),
  /**
   * Ask a parent or guardian for the consent: 1 if a link is on its way, anything else if that was done too often today. Another number ends
   * the link of the one before.
   */
  askGuardian: call('POST', 'user/AskGuardian', {
    input: z.object({
      /** With the country's code: `+12025550150`. */
      phone: z.string().check(z.regex(/^\+\d{8,15}$/)),
    }),
    payload: wireNumber,
    meta: { ours: true },
  }),
  /** Send the guardian another link: 1 if one is on its way, anything else if that was done too often today. */
  remindGuardian: call('POST', 'user/RemindGuardian', { payload: wireNumber, meta: { ours: true } }),
};
