import { enumeration, type NameOf } from '../../enumeration/index.ts';
import type { AvailabilityReason } from '../enums/availability-reason.ts';

/** What a person is asked to show: that a deduction was taken from their pay, or hours that the employer has not reported. */
export type ProofKind = 'deduction' | 'hours';

/** How a proof stands. The documents name none of these; they are ours. */
export const proofStatus = enumeration(['Needed', 'InReview', 'Accepted', 'Refused']);
export type ProofStatus = NameOf<typeof proofStatus>;

/** Why a proof was refused. */
export const proofRefusals = ['unreadable', 'otherPeriod', 'notYours'] as const;
export type ProofRefusal = (typeof proofRefusals)[number];

/** How many files one proof may consist of. */
export const maxProofFiles = 3;

/** Whether files can be sent for a proof: nothing has been decided, or it was refused. */
export function takesFiles(status: ProofStatus): boolean {
  return status === 'Needed' || status === 'Refused';
}

const kindOf: Partial<Record<AvailabilityReason, ProofKind>> = {
  DeductionNotCleared: 'deduction',
  NoEarnings: 'hours',
  MaxedOut: 'hours',
  BelowMinimumAmount: 'hours',
};

/** Returns the proof that can change why nothing can be taken now; null if none can. */
export function proofKindFor(reason: AvailabilityReason): ProofKind | null {
  return kindOf[reason] ?? null;
}
