export { type AdultStand, adultStand } from './age.ts';
export {
  inviteCodeLength,
  inviteCodeLetters,
  inviteCodeOf,
  inviteCodeParameter,
  inviteCodeText,
  invitedPath,
  inviteLink,
} from './code.ts';
export {
  type InvitationStatus,
  type InviteChannel,
  type Invitee,
  invitationStatus,
  inviteChannel,
  type ReferralAudience,
  type ReferralStatus,
  referralAudience,
  referralStatus,
} from './enums.ts';
export {
  afterReferral,
  invitationDays,
  invitationStatusOf,
  inviteesOf,
  inviteTexts,
  isOpenReferral,
  longestInviteeName,
  type ReferralEvent,
  type ReferralLabel,
  referralLabel,
} from './referral.ts';
export { type RewardStep, rewardFor, rewardOfNext, rewardSteps } from './reward.ts';
