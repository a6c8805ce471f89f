import type { CallNotes } from '../wire/index.ts';
import type { moneyContract } from './contract.ts';

export const notes = {
  getAvailableFunds: 'What can be taken now, and how that was worked out',
  getEarnings: 'Earnings of the current pay period, in total and by day',
  getInstruments: 'Where money can be sent to',
  previewTransaction: 'Quote a transfer at both speeds; moves nothing',
  performTransaction: 'Perform a previewed transfer, once for each idempotency key',
  transactionByKey: 'What became of the transfer with this idempotency key; moves nothing',
  closeTransferKey: 'Refuse whatever still arrives with this idempotency key, unless it has been carried out',
  getTransactionHistory: 'A page of transactions',
  transactionDetails: 'One transaction in full',
  cancelTransaction: 'Cancel a transfer that has not left yet',
  cancelTransactionAlternate: 'Cancel a transfer: the other spelling of the path, answers alike',
  sendEmailReceipt: 'E-mail the receipt of a transaction',
} as const satisfies CallNotes<typeof moneyContract>;
