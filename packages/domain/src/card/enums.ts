import { enumeration, type NameOf } from '../enumeration/index.ts';

/** Kind of a card. */
export const cardType = enumeration([
  'GPR',
  'PayrollCard',
  'ExpenseCard',
  'InstantCard',
  'OnlyCard',
  'Debit',
]);
export type CardType = NameOf<typeof cardType>;

/** The issuer's program that a card belongs to. */
export const cardProgram = enumeration(['GPR', 'CIP', 'CIP1', 'NoCIP', 'Debit']);
export type CardProgram = NameOf<typeof cardProgram>;

/** Status of a card at its issuer. */
export const cardStatus = enumeration([
  'IssuedButNotYetActivated',
  'OpenCard',
  'LostCard',
  'StolenCard',
  'NoWithdrawalsAllowed',
  'ClosedCard',
  'LostCardNotCaptured',
  'StolenCardNotCaptured',
  'InactiveCard',
  'CardReissued',
  'CardBlockedDueToFraud',
  'None',
]);
export type CardStatus = NameOf<typeof cardStatus>;

/** Whether a card is blocked. Its owner blocks it by locking it, and unblocks it. */
export const cardBlock = enumeration([
  'NotVerified',
  'Active',
  'DepositFailed',
  'MarkedAsDeleted',
  'NeedVerification',
  'VerificationFailed',
  'UpdateRequired',
  'Pending',
  'Blocked',
  'UnBlocked',
]);
export type CardBlock = NameOf<typeof cardBlock>;

/** What was decided about an application for a card. */
export const cardApproval = enumeration(['None', 'UnderReview', 'Approved', 'Reject']);
export type CardApproval = NameOf<typeof cardApproval>;

/** How far an application has come: sent, or approved with a card to activate. */
export const cardApplication = enumeration(['None', 'Apply', 'Activate']);
export type CardApplication = NameOf<typeof cardApplication>;

/** Why a card is replaced. */
export const replacementReason = enumeration(['Lost', 'Damaged', 'Stolen']);
export type ReplacementReason = NameOf<typeof replacementReason>;

/** Where a card is on its way to its owner. */
export const cardShipping = enumeration(['Pending', 'Shipped', 'Arrived']);
export type CardShipping = NameOf<typeof cardShipping>;
