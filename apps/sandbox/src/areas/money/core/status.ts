import { transactionStatusCode } from '@dayfare/domain/money';

/** Status codes that the server writes. */
export const status = {
  inProgress: transactionStatusCode('InProgress'),
  completed: transactionStatusCode('Completed'),
  failed: transactionStatusCode('Failed'),
  canceled: transactionStatusCode('Canceled'),
  partly: transactionStatusCode('PartialSuccessful'),
  partlyDispensed: transactionStatusCode('PartialDispense'),
  voided: transactionStatusCode('Void'),
  held: transactionStatusCode('ManualAuthNeeded'),
  expired: transactionStatusCode('ManualAuthExpired'),
  declined: transactionStatusCode('Declined'),
} as const;

/** Statuses of transfers all of whose money went back. */
export const undone = [
  status.failed,
  status.canceled,
  status.voided,
  status.expired,
  status.declined,
] as const;

/** Statuses of transfers that are on their way. */
export const underway: ReadonlySet<string> = new Set([status.inProgress, status.held]);
