import { enumeration, type NameOf } from '../../enumeration/index.ts';

/** Status of an account. */
export const accountStatus = enumeration(['None', 'Pending', 'Active', 'Deleted', 'Suspend']);
export type AccountStatus = NameOf<typeof accountStatus>;

/** Status of an instrument: the first of the two documented sets. */
export const instrumentStatus = enumeration([
  'None',
  'Pending',
  'Active',
  'InActive',
  'Deleted',
  'PendingAutomaticVerification',
  'PendingManualVerification',
]);
export type InstrumentStatus = NameOf<typeof instrumentStatus>;

/** Verification of an instrument: the second documented set, with its own numbers. */
export const instrumentVerification = enumeration([
  'NotVerified',
  'Active',
  'DepositFailed',
  'MarkedAsDeleted',
  'NeedVerification',
  'VerificationFailed',
  'UpdateRequired',
  'Pending',
  'PendingAutomaticVerification',
  'Disconnected',
  'DuplicateAccountVerificationFailed',
  'PendingManualVerification',
]);
export type InstrumentVerification = NameOf<typeof instrumentVerification>;

/** Verification by small deposits. */
export const pennyTestStatus = enumeration([
  'PennyNotVerified',
  'PennyVerified',
  'Verified',
  'PennyRejected',
  'PennyVerificationFailed',
]);
export type PennyTestStatus = NameOf<typeof pennyTestStatus>;
