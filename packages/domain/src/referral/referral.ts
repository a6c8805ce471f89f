import type { InvitationStatus, InviteChannel, Invitee, ReferralAudience, ReferralStatus } from './enums.ts';

/** What happens to a referral. */
export type ReferralEvent =
  /** We sent the invitation. */
  | 'sent'
  /** The invited person proved their number in a sign-up. */
  | 'begun'
  | 'enrolled'
  /** The reward is in the books. */
  | 'rewarded'
  /** Its time is over, or it can no longer lead to anything. */
  | 'ended';

const after = {
  None: { sent: 'Sent', begun: 'Pending' },
  Sent: { begun: 'Pending', ended: 'Expired' },
  // Who left a sign-up may begin another one.
  Pending: { begun: 'Pending', enrolled: 'Success_Enrollment', ended: 'ReferralExpired' },
  Success_Enrollment: { rewarded: 'ReferralProcessed' },
  // A code that is passed on later begins it anew.
  Expired: { begun: 'Pending' },
  ReferralExpired: { begun: 'Pending' },
  ReferralProcessed: {},
} as const satisfies Record<ReferralStatus, Partial<Record<ReferralEvent, ReferralStatus>>>;

/** What becomes of a referral; null for what can't happen to it. */
export function afterReferral(status: ReferralStatus, event: ReferralEvent): ReferralStatus | null {
  const steps: Partial<Record<ReferralEvent, ReferralStatus>> = after[status];
  return steps[event] ?? null;
}

/** A referral's state as the inviter sees it: `expired` stands for both ways in which it can end. */
export type ReferralLabel = 'sent' | 'pending' | 'enrolled' | 'expired' | 'processed';

/** The label of a status; null for one of which there is nothing to tell. */
export const referralLabel = {
  None: null,
  Sent: 'sent',
  Pending: 'pending',
  Success_Enrollment: 'enrolled',
  Expired: 'expired',
  ReferralExpired: 'expired',
  ReferralProcessed: 'processed',
} as const satisfies Record<ReferralStatus, ReferralLabel | null>;

/** Whether it has yet to be seen what comes of a referral. */
export const isOpenReferral = (status: ReferralStatus): boolean => afterReferral(status, 'ended') !== null;

/** Whether we have sent an invitation, and whether it has been accepted. */
export function invitationStatusOf(channel: InviteChannel, status: ReferralStatus): InvitationStatus {
  if (status === 'Success_Enrollment' || status === 'ReferralProcessed') return 'Joined';
  return channel === 'textMessage' && status !== 'None' ? 'Sent' : 'NotSent';
}

/** Maximum length of an invited person's name. */
export const longestInviteeName = 40;

/** Days in which an invitation, and a sign-up that came of it, lead to a reward; the documents give none. */
export const invitationDays = 30;

/** Maximum number of texts sent for one user, against spam in our name. */
export const inviteTexts = { perDay: 5, perMonth: 20 } as const;

/** The people that a user can invite: without an employer here there are no coworkers. */
export function inviteesOf(programme: ReferralAudience, hasEmployer: boolean): readonly Invitee[] {
  const both = ['Coworker', 'Friend'] as const;
  return both.filter(
    (one) => (programme === 'Both' || programme === one) && (one === 'Friend' || hasEmployer),
  );
}
