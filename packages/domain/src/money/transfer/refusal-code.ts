/**
 * Codes with which the money service refuses a transfer for good: it keeps them under the transfer's key, and refuses an
 * equal request that arrives later likewise.
 */
const transferRefusals = [
  'InvalidAmount',
  'FundsNotAvailable',
  'FundsAmountExceeds',
  'DailyLimitExceeded',
  'ParallelNotAllowed',
  'EWAServicesArePaused',
  'PreviewExpired',
  'PreviewUsed',
  'ContractNotAccepted',
  'InstrumentNotUsable',
  'TransferClosed',
] as const;

/** One of those codes. */
export type TransferRefusal = (typeof transferRefusals)[number];

/** Whether a code is a refusal by the money service rather than by something in front of it. */
export function isTransferRefusal(code: string): code is TransferRefusal {
  return transferRefusals.some((known) => known === code);
}
