import type { CallNotes } from '../wire/index.ts';
import type { accessPlusContract } from './access-plus-contract.ts';

export const notes = {
  performAccessPlusDebitRecoveryTransaction:
    'Debit what is owed from a linked bank account, once for each idempotency key',
} as const satisfies CallNotes<typeof accessPlusContract>;
