import { inviteCodeLength, longestInviteeName } from '@dayfare/domain/referral';
import * as z from 'zod/mini';
import { call, wireAmount, wireId, wireInstant, wireNumber } from '../wire/index.ts';

/** An invitation, or what came of a code. */
const referral = z.object({
  referralID: wireId,
  /** As the inviter calls them; null for people who came by a code. */
  name: z.nullable(z.string()),
  /** textMessage, qrCode, inviteURL, by listed order. */
  channel: wireNumber,
  /** Coworker (1) or Friend (2). */
  audience: wireNumber,
  /** None, Sent, Pending, Success_Enrollment, Expired, ReferralExpired, ReferralProcessed, by listed order. */
  status: wireNumber,
  /** Not sent, sent, joined, by listed order. */
  invitationStatus: wireNumber,
  /** When it was sent or begun, or when it was decided. */
  changedAt: wireInstant,
  /** Until when it leads to a reward; null once that is decided. */
  expiresAt: z.nullable(wireInstant),
  /** What was paid for it; null where nothing was. */
  reward: z.nullable(wireAmount),
});

/** Everything about bringing others. */
const referrals = z.object({
  currency: z.string(),
  /** Whether people can be invited. What was invited before is shown either way. */
  isOpen: z.boolean(),
  /** A code for each way of passing it on and each audience. */
  codes: z.array(z.object({ code: z.string(), channel: wireNumber, audience: wireNumber, link: z.string() })),
  /** What so many enrolled people come to in all. */
  steps: z.array(z.object({ people: wireNumber, total: wireAmount })),
  /** How many have enrolled. */
  enrolled: wireNumber,
  /** All that was paid for them. */
  earned: wireAmount,
  /** Texts that can still be sent today. */
  textsLeft: wireNumber,
  /** The newest first. */
  referrals: z.array(referral),
});

const inviteInput = z.object({
  name: z.string().check(z.maxLength(longestInviteeName)),
  /** `+13035550142` */
  phone: z.string().check(z.regex(/^\+\d{8,15}$/)),
  /** Coworker (1) or Friend (2). */
  audience: wireNumber,
  /** Whether the person who invites says that they are 18 or older. */
  isAdult: z.boolean(),
});

/** What the invited person is told. */
const invitation = z.object({
  state: z.enum(['open', 'ended', 'unknown']),
  /** First name and initial of who invites; null unless it is open. */
  inviterName: z.nullable(z.string()),
  /** Where both work, of a coworker's invitation. */
  employerName: z.nullable(z.string()),
});

/** Invitations, and what comes of them. */
export const referralContract = {
  /** Codes to pass on, the steps of the reward, and what came of every invitation. */
  getReferrals: call('GET', 'referral/GetReferrals', { payload: referrals, meta: { ours: true } }),
  /** Text an invitation, once for each `Idempotency-Key`. No number gets a second one. */
  inviteCoworker: call('POST', 'referral/InviteCoworker', {
    input: inviteInput,
    payload: referral,
    meta: { idempotent: true, ours: true },
  }),
  /** Who has sent an invitation. Visitors ask, with the code of its link. */
  getInvitation: call('GET', 'referral/GetInvitation/{code}', {
    input: z.object({ code: z.string().check(z.minLength(1), z.maxLength(inviteCodeLength * 2)) }),
    payload: invitation,
    meta: { ours: true },
  }),
};

/** An invitation as on the wire. */
export type WireReferral = z.infer<typeof referral>;
/** Everything about bringing others as on the wire. */
export type WireReferrals = z.infer<typeof referrals>;
/** What an invitation needs. */
export type WireInvite = z.infer<typeof inviteInput>;
/** What the invited person is told, as on the wire. */
export type WireInvitation = z.infer<typeof invitation>;
