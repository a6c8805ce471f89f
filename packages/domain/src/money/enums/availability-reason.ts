import { enumeration, type NameOf } from '../../enumeration/index.ts';

/**
 * Whether money is available now, and if not, why: 0 to 31 in the API. 0 to 10 as in the documents; from 11 on they only say "MaxedOut
 * variants" and "others", so those names are ours.
 */
export const availabilityReason = enumeration([
  'Available',
  'InBufferDays',
  'ParallelNotAllowed',
  'MaxConcurrentTransaction',
  'FundsNotAvailable',
  'DailyLimitExceeded',
  'MaxTransactionPerPayperiodReached',
  'MaxTransactionsPerDay',
  'MaxTransactionsPerQuarterReached',
  'MaxTransactionsWeeklyReached',
  'EWADeactivated',
  'MaxedOut',
  'MaxedOutDaily',
  'MaxedOutWeekly',
  'MaxedOutPayPeriod',
  'MaxedOutQuarter',
  'ServicesPaused',
  'EmployerPaused',
  'Maintenance',
  'NoEarnings',
  'BelowMinimumAmount',
  'PayPeriodClosing',
  'PayrollRunning',
  'DeductionNotCleared',
  'NoInstrument',
  'InstrumentNotVerified',
  'InstrumentDisconnected',
  'ContractNotAccepted',
  'StateNotSupported',
  'UserSuspended',
  'UserTerminated',
  'Unknown',
]);
export type AvailabilityReason = NameOf<typeof availabilityReason>;
