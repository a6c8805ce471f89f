import { enumeration, type NameOf } from '../enumeration/index.ts';

/** Life of a referral. The documents list the labels without numbers. */
export const referralStatus = enumeration([
  'None',
  'Sent',
  'Pending',
  'Success_Enrollment',
  'Expired',
  'ReferralExpired',
  'ReferralProcessed',
]);
export type ReferralStatus = NameOf<typeof referralStatus>;

/** The channels of an invitation. */
export const inviteChannel = enumeration(['textMessage', 'qrCode', 'inviteURL']);
export type InviteChannel = NameOf<typeof inviteChannel>;

/** Who is invited, and, of the programme, who can be. */
export const referralAudience = enumeration(['Both', 'Coworker', 'Friend']);
export type ReferralAudience = NameOf<typeof referralAudience>;

/** The kinds of people who can be invited. */
export type Invitee = Exclude<ReferralAudience, 'Both'>;

/** The states of an invitation by us. */
export const invitationStatus = enumeration(['NotSent', 'Sent', 'Joined']);
export type InvitationStatus = NameOf<typeof invitationStatus>;
