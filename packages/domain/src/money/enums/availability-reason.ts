import { enumeration } from '../../enumeration/index.ts';

/** The categories of refusals; each has one message. */
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

// 0 to 10 as in the documents. From 11 to 31 they only say "MaxedOut variants" and "others", so those names are ours.
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

/** Whether money is available now, and if not, why: 0 to 31 in the API. */
export type AvailabilityReason = keyof typeof kindByReason;

const names = Object.keys(kindByReason) as AvailabilityReason[];

/** The reasons and their categories. */
export const availabilityReason = {
  ...enumeration(names),
  /** Returns a reason's category. */
  kindOf: (reason: AvailabilityReason): AvailabilityKind => kindByReason[reason],
};
