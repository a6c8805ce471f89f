import { transactionStatusCode } from '@dayfare/domain/money';

/** Status codes that the server writes. */
export const status = {
  inProgress: transactionStatusCode('InProgress'),
  completed: transactionStatusCode('Completed'),
  failed: transactionStatusCode('Failed'),
  canceled: transactionStatusCode('Canceled'),
} as const;

/** Statuses of transfers whose money went back. */
export const undone = [status.failed, status.canceled] as const;
