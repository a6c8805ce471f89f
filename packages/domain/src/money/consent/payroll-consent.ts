import { enumeration, type NameOf } from '../../enumeration/index.ts';
import type { EpochMs } from '../calendar/iso-date.ts';

/**
 * How a person's consent stands that their payroll provider may tell us their hours and pay. The documents name no such set; it is ours.
 * `Due`: never given.
 */
export const payrollConsentStatus = enumeration(['NotNeeded', 'Due', 'Granted', 'Declined', 'Expired']);
/** How a consent stands. */
export type PayrollConsentStatus = NameOf<typeof payrollConsentStatus>;

/** What came of a visit to the provider's page. `OtherPerson`: someone else signed in there. `Expired`: it took too long. */
export const payrollConsentOutcome = enumeration([
  'Granted',
  'Declined',
  'Cancelled',
  'OtherPerson',
  'Expired',
]);
/** What came of a visit to the provider's page. */
export type PayrollConsentOutcome = NameOf<typeof payrollConsentOutcome>;

/** What decides on a consent. */
export interface PayrollConsentFacts {
  /** Whether the employer's provider tells us nothing without it. */
  readonly isNeeded: boolean;
  /** Until when it was given; null if it never was. */
  readonly until: EpochMs | null;
  /** When it was last refused; null if not since it was last given. */
  readonly declinedAt: EpochMs | null;
}

/** Returns how a consent stands. A refusal takes nothing away from one that still holds. */
export function payrollConsentOf(
  { isNeeded, until, declinedAt }: PayrollConsentFacts,
  now: EpochMs,
): PayrollConsentStatus {
  if (!isNeeded) return 'NotNeeded';
  if (until !== null && now < until) return 'Granted';
  if (declinedAt !== null) return 'Declined';
  return until === null ? 'Due' : 'Expired';
}

/** Up to when hours and pay can be read; null: not at all. What was read while a consent held stays known. */
export function readableUntil({ isNeeded, until }: PayrollConsentFacts, now: EpochMs): EpochMs | null {
  if (!isNeeded) return now;
  if (until === null) return null;
  return now < until ? now : until;
}

/** Whether a person should be asked for it. */
export const isConsentAsked = (status: PayrollConsentStatus): boolean =>
  status === 'Due' || status === 'Declined' || status === 'Expired';
