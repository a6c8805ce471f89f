import * as z from 'zod/mini';
import { call, wireId, wireNumber } from '../wire/index.ts';

/** Longest token, in characters. */
export const longestInviteToken = 512;

/** What the server says about an invitation. Of a token that it doesn't know, it says nothing but the code. */
const answered = z.object({
  /** The documents' codes, 1 to 7: `smartInviteResult` in the domain. */
  idOut: wireNumber,
  /** Ours: `subscribed`, `unsubscribed`, `unknown` or `disabled`. */
  status: z.nullable(z.string()),
  /** The invited employee; 0 for people without an account. */
  employeeID: z.nullable(wireId),
  /** The invited person's first name: the link may be in another person's hands. */
  employeeName: z.nullable(z.string()),
});

/** Invitations that are no longer wanted. */
export const unsubscribeSmartInviteContract = {
  /** Look up the invitation that a link belongs to (`updatedBy` 0), or stop such invitations (1). Can be repeated. */
  unsubscribeSmartInvite: call('POST', 'Main/UnsubscribeSmartInvite', {
    input: z.object({
      token: z.string().check(z.minLength(1), z.maxLength(longestInviteToken)),
      updatedBy: z.union([z.literal(0), z.literal(1)]),
    }),
    payload: z.nullable(answered),
  }),
};

/** An answer about an invitation, as on the wire. */
export type WireSmartInvite = z.infer<typeof answered>;
