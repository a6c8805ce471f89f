import { enumeration } from '../../enumeration/index.ts';

/** What a refusal comes down to for the person who reads it. Each has one message. */
export type AvailabilityKind =
  | 'available'
  | 'buffer-days'
  | 'in-progress'
  | 'no-funds'
  | 'daily-limit'
  | 'period-limit'
  | 'services-paused'
  | 'instrument'
  | 'consent'
  | 'unavailable';

// 0 to 10 as the documents list them. They go on with "MaxedOut variants" and "others" up to 31 without names: from 11 on
// the names are ours.
const kindByReason = {
  Available: 'available',
  InBufferDays: 'buffer-days',
  ParallelNotAllowed: 'in-progress',
  MaxConcurrentTransaction: 'in-progress',
  FundsNotAvailable: 'no-funds',
  DailyLimitExceeded: 'daily-limit',
  MaxTransactionPerPayperiodReached: 'period-limit',
  MaxTransactionsPerDay: 'daily-limit',
  MaxTransactionsPerQuarterReached: 'period-limit',
  MaxTransactionsWeeklyReached: 'period-limit',
  EWADeactivated: 'services-paused',
  MaxedOut: 'no-funds',
  MaxedOutDaily: 'daily-limit',
  MaxedOutWeekly: 'period-limit',
  MaxedOutPayPeriod: 'period-limit',
  MaxedOutQuarter: 'period-limit',
  ServicesPaused: 'services-paused',
  EmployerPaused: 'services-paused',
  Maintenance: 'services-paused',
  NoEarnings: 'no-funds',
  BelowMinimumAmount: 'no-funds',
  PayPeriodClosing: 'buffer-days',
  PayrollRunning: 'buffer-days',
  DeductionNotCleared: 'in-progress',
  NoInstrument: 'instrument',
  InstrumentNotVerified: 'instrument',
  InstrumentDisconnected: 'instrument',
  ContractNotAccepted: 'consent',
  StateNotSupported: 'unavailable',
  UserSuspended: 'unavailable',
  UserTerminated: 'unavailable',
  Unknown: 'unavailable',
} as const satisfies Record<string, AvailabilityKind>;

/** Whether money can be had now, and if not, why: 0 to 31 on the wire. */
export type AvailabilityReason = keyof typeof kindByReason;

const names = Object.keys(kindByReason) as AvailabilityReason[];

/** The reasons, and what each comes down to. */
export const availabilityReason = {
  ...enumeration(names),
  /** The message that a reason is told with. */
  kindOf: (reason: AvailabilityReason): AvailabilityKind => kindByReason[reason],
};
