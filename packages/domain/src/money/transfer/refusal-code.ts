/**
 * Codes with which the money service finally refuses a transfer: it stores them under the transfer's key, and gives later copies of the
 * request the same answer.
 */
const transferRefusals = [
  'InvalidAmount',
  'FundsNotAvailable',
  'FundsAmountExceeds',
  'DailyLimitExceeded',
  'OwnLimitExceeded',
  'PausedByYou',
  'ParallelNotAllowed',
  'EWAServicesArePaused',
  'AccessNotAvailable',
  'PreviewExpired',
  'PreviewUsed',
  'ContractNotAccepted',
  'InstrumentNotUsable',
  'TransferClosed',
] as const;

/** One of these codes. */
export type TransferRefusal = (typeof transferRefusals)[number];

/** Whether a code is a refusal by the money service, not by something in front of it. */
export function isTransferRefusal(code: string): code is TransferRefusal {
  return transferRefusals.some((known) => known === code);
}
