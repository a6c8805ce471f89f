import type { EpochMs } from '../calendar/iso-date.ts';
import type { PennyTestStatus } from '../enums/instrument-status.ts';

/** Bounds of a verification by two small deposits. */
export const pennyTestLimits = {
  /** Wrong amounts that may be entered before the test ends. */
  tries: 3,
  /** How often the deposits are sent again. */
  resends: 2,
  /** Days after their arrival on which the amounts can be entered. */
  days: 10,
  /** The largest deposit, in minor units. The smallest is 1. */
  largest: 99,
} as const;

/** A verification by two small deposits, as the server tells of it. */
export interface PennyTest {
  readonly status: PennyTestStatus | 'Unknown';
  readonly arrivesAt: EpochMs;
  /** Until then the amounts can be entered. */
  readonly expiresAt: EpochMs;
  readonly triesLeft: number;
  readonly resendsLeft: number;
}

/** Where a verification stands: what its person can do now. */
export type PennyTestStep =
  /** The deposits have not arrived. */
  | 'underway'
  /** They have arrived: the amounts can be entered. */
  | 'arrived'
  /** No one entered the amounts in time. */
  | 'expired'
  /** Too many wrong amounts. */
  | 'locked'
  /** The bank sent the deposits back: it has no such account. */
  | 'returned'
  | 'verified';

const ended: Partial<Record<PennyTest['status'], PennyTestStep>> = {
  PennyVerified: 'verified',
  Verified: 'verified',
  PennyRejected: 'returned',
  PennyVerificationFailed: 'locked',
};

/** Returns where a verification stands at a time. */
export function pennyTestStep(
  { status, arrivesAt, expiresAt }: Pick<PennyTest, 'status' | 'arrivesAt' | 'expiresAt'>,
  now: EpochMs,
): PennyTestStep {
  const end = ended[status];
  if (end) return end;
  if (now < arrivesAt) return 'underway';
  return now < expiresAt ? 'arrived' : 'expired';
}

/** Whether new deposits can be sent at a time: to someone who has not seen the first ones, or has let them expire. */
export function canSendAgain(test: PennyTest, now: EpochMs): boolean {
  const step = pennyTestStep(test, now);
  return test.resendsLeft > 0 && (step === 'arrived' || step === 'expired');
}

/** Whether the amounts, in minor units, are those that were deposited, in either order. */
export function areDeposits(entered: readonly [number, number], sent: readonly [number, number]): boolean {
  const [first, second] = entered;
  const [one, other] = sent;
  return (first === one && second === other) || (first === other && second === one);
}

/** Returns what is wrong with a deposit as typed in cents; null if nothing is. */
export function depositProblem(text: string): 'Required' | 'DepositNotValid' | null {
  if (text.trim() === '') return 'Required';
  const cents = Number(text);
  return /^\d{1,2}$/.test(text) && cents >= 1 && cents <= pennyTestLimits.largest ? null : 'DepositNotValid';
}
