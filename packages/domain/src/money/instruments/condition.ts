import type { InstrumentStatus, InstrumentVerification } from '../enums/instrument-status.ts';
import type { PennyTestStep } from './penny-test.ts';

/** How an account or card stands, as far as its owner can do something about it. */
export type InstrumentCondition =
  | 'usable'
  /** Somebody else is at it: the bank, or we. */
  | 'checking'
  /** The two small deposits have arrived; their amounts can be entered. */
  | 'amountsDue'
  /** The amounts were not entered in time; new deposits can be sent. */
  | 'amountsExpired'
  /** Too many wrong amounts. */
  | 'amountsLocked'
  /** The bank has no such account. */
  | 'depositsReturned'
  /** Its owner has to sign in to the bank again. */
  | 'linkExpired'
  | 'closed';

const byVerification: Partial<Record<InstrumentVerification, InstrumentCondition>> = {
  NeedVerification: 'amountsDue',
  UpdateRequired: 'amountsExpired',
  VerificationFailed: 'amountsLocked',
  DepositFailed: 'depositsReturned',
  Disconnected: 'linkExpired',
};

/** Returns how an account or card stands. */
export function instrumentCondition({
  status,
  verification,
}: {
  readonly status: InstrumentStatus;
  readonly verification: InstrumentVerification | null;
}): InstrumentCondition {
  if (status === 'Active') return 'usable';
  if (status === 'InActive' || status === 'Deleted') return 'closed';
  return (verification && byVerification[verification]) ?? 'checking';
}

/** How a verification by small deposits is told on the wire. */
export const verificationOfStep = {
  underway: 'Pending',
  arrived: 'NeedVerification',
  expired: 'UpdateRequired',
  locked: 'VerificationFailed',
  returned: 'DepositFailed',
  verified: 'Active',
} as const satisfies Record<PennyTestStep, InstrumentVerification>;
