import type { InstrumentStatus, InstrumentVerification } from '../enums/instrument-status.ts';
import type { PennyTestStep } from './penny-test.ts';

/** How an account or card stands, as far as its owner can do something about it. */
export type InstrumentCondition =
  | 'usable'
  /** We are at it. */
  | 'checking'
  /** The bank is asked, and can be asked again. */
  | 'checkingAtBank'
  /** Someone compares it by hand. */
  | 'inReview'
  /** No one has begun to verify it. */
  | 'notVerified'
  /** The two small deposits have arrived; their amounts can be entered. */
  | 'amountsDue'
  /** The amounts were not entered in time; new deposits can be sent. */
  | 'amountsExpired'
  /** Too many wrong amounts. */
  | 'amountsLocked'
  /** It was checked, and could not be verified. */
  | 'verificationFailed'
  /** The bank has no such account. */
  | 'depositsReturned'
  /** What the bank said of it is out of date. */
  | 'detailsOld'
  /** Someone else has it already. */
  | 'duplicate'
  /** Its owner has to sign in to the bank again. */
  | 'linkExpired'
  /** A card that its bank hasn't confirmed yet. */
  | 'confirmationDue'
  /** A card that its bank doesn't confirm. */
  | 'confirmationRefused'
  /** A card that has to be typed again, because something about it is in doubt. */
  | 'cardCheckDue'
  /** A card whose last month is over; its owner has a new one. */
  | 'cardExpired'
  /** It is being removed. */
  | 'leaving'
  | 'closed';

const byStatus = {
  None: 'notVerified',
  Pending: 'checking',
  Active: 'usable',
  InActive: 'closed',
  Deleted: 'closed',
  PendingAutomaticVerification: 'checkingAtBank',
  PendingManualVerification: 'inReview',
} as const satisfies Record<InstrumentStatus, InstrumentCondition>;

const byVerification = {
  NotVerified: 'notVerified',
  // Verified, and still kept back: ours to end.
  Active: 'checking',
  DepositFailed: 'depositsReturned',
  MarkedAsDeleted: 'leaving',
  NeedVerification: 'notVerified',
  VerificationFailed: 'verificationFailed',
  UpdateRequired: 'detailsOld',
  Pending: 'checking',
  PendingAutomaticVerification: 'checkingAtBank',
  Disconnected: 'linkExpired',
  DuplicateAccountVerificationFailed: 'duplicate',
  PendingManualVerification: 'inReview',
} as const satisfies Record<InstrumentVerification, InstrumentCondition>;

/** What the same verification means for an account that small deposits are sent to. */
const withDeposits: Partial<Record<InstrumentVerification, InstrumentCondition>> = {
  NeedVerification: 'amountsDue',
  UpdateRequired: 'amountsExpired',
  VerificationFailed: 'amountsLocked',
};

/** What the same verification means for a linked card. */
const ofCards: Partial<Record<InstrumentVerification, InstrumentCondition>> = {
  NotVerified: 'confirmationDue',
  VerificationFailed: 'confirmationRefused',
  NeedVerification: 'cardCheckDue',
  UpdateRequired: 'cardExpired',
};

/** What decides on how an account or card stands. */
export interface InstrumentFacts {
  readonly status: InstrumentStatus;
  /** Null where nothing needs its owner. */
  readonly verification: InstrumentVerification | null;
  /** Null for an account that no small deposits were sent to. */
  readonly pennyTest: object | null;
  /** Null for all but linked cards. */
  readonly card: object | null;
}

/** Returns how an account or card stands. An active one is usable whatever its verification says, and a closed one is not. */
export function instrumentCondition({
  status,
  verification,
  pennyTest,
  card,
}: InstrumentFacts): InstrumentCondition {
  if (status === 'Active' || status === 'InActive' || status === 'Deleted' || !verification)
    return byStatus[status];
  const own = (pennyTest && withDeposits[verification]) ?? (card && ofCards[verification]);
  return own ?? byVerification[verification];
}

const waitsForOwner: ReadonlySet<InstrumentCondition> = new Set([
  ...(['notVerified', 'amountsDue', 'amountsExpired', 'amountsLocked', 'verificationFailed'] as const),
  ...(['depositsReturned', 'detailsOld', 'linkExpired', 'confirmationDue', 'confirmationRefused'] as const),
  ...(['cardCheckDue', 'cardExpired'] as const),
]);

/** Whether the owner of an account or card has something to do before money can go there. */
export const needsOwner = (condition: InstrumentCondition): boolean => waitsForOwner.has(condition);

/** How a verification by small deposits is told on the wire. */
export const verificationOfStep = {
  underway: 'Pending',
  arrived: 'NeedVerification',
  expired: 'UpdateRequired',
  locked: 'VerificationFailed',
  returned: 'DepositFailed',
  verified: 'Active',
} as const satisfies Record<PennyTestStep, InstrumentVerification>;
