import type { TransactionDetail } from '@dayfare/api/money/queries';
import {
  type MinorUnits,
  type MoneyStatus,
  moneyStatus,
  subtract,
  type TransactionType,
} from '@dayfare/domain/money';
import type { Language } from '@dayfare/domain/product';
import type { ReceiptOutcome } from '@dayfare/ui/patterns/receipt';
import { dayWords } from './when.ts';

const outcomes = {
  pending: { outcome: 'pending', message: 'money/receipt:receipt.pending' },
  settled: { outcome: 'settled', message: 'money/receipt:receipt.settled' },
  partly: { outcome: 'settled', message: 'money/receipt:receipt.partly' },
  failed: { outcome: 'failed', message: 'money/receipt:receipt.failed' },
  reversed: { outcome: 'failed', message: 'money/receipt:receipt.reversed' },
} as const satisfies Record<MoneyStatus, { outcome: ReceiptOutcome; message: string }>;

/** The same where the money comes with a later pay. */
const late = {
  partly: 'money/receipt:receipt.partlyLate',
  failed: 'money/receipt:receipt.returning',
  reversed: 'money/receipt:receipt.returning',
} as const satisfies Partial<Record<MoneyStatus, string>>;

/** What "arrived" means where the money isn't in an account. */
const settledAs = {
  CashPickup: 'money/receipt:receipt.settledCash',
  Amazon: 'money/receipt:receipt.settledGift',
  BillPayment: 'money/receipt:receipt.settledBill',
} as const satisfies Partial<Record<TransactionType, string>>;
const isElsewhere = (type: TransactionType | null): type is keyof typeof settledAs =>
  type !== null && type in settledAs;

/** How a transaction has ended so far, and the text that explains it: where its money is, or with which pay it comes. */
export function outcomeOf({
  statusCode,
  status,
  returnsOn,
  type,
}: Pick<TransactionDetail, 'statusCode' | 'status' | 'returnsOn' | 'type'>) {
  const state = moneyStatus(statusCode);
  if (state === 'settled' && isElsewhere(type)) return { ...outcomes[state], message: settledAs[type] };
  if (status === 'ManualAuthNeeded')
    return { ...outcomes[state], message: 'money/receipt:receipt.held' as const };
  if (returnsOn === null || state === 'pending' || state === 'settled') return outcomes[state];
  return { ...outcomes[state], message: late[state] };
}

/** The amounts and the day that the texts of an outcome name. */
export function outcomeWords(
  { amount, totalDebit, returned, returnedAmount, returnsOn, transferredTo }: TransactionDetail,
  { money, language }: { readonly money: (minor: MinorUnits) => string; readonly language: Language },
) {
  return {
    amount: money(totalDebit),
    to: transferredTo,
    arrived: money(subtract(amount, returnedAmount)),
    back: money(returned),
    payday: returnsOn ? dayWords(returnsOn, language) : '',
  };
}
