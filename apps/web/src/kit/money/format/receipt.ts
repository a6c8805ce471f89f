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
import type { MoneyTexts } from './money-texts.ts';
import { dayWords } from './when.ts';

const outcomes = {
  pending: 'pending',
  settled: 'settled',
  partly: 'settled',
  failed: 'failed',
  reversed: 'failed',
} as const satisfies Record<MoneyStatus, ReceiptOutcome>;

/** Where money is that isn't in an account. */
const elsewhere = {
  CashPickup: 'cash',
  Amazon: 'gift',
  BillPayment: 'bill',
} as const satisfies Partial<Record<TransactionType, string>>;
const isElsewhere = (type: TransactionType | null): type is keyof typeof elsewhere =>
  type !== null && type in elsewhere;

/** The amounts and the day that the texts of an outcome name. */
function wordsOf(
  { amount, totalDebit, returned, returnedAmount, returnsOn, transferredTo }: TransactionDetail,
  { money, language }: Pick<OutcomeWords, 'money' | 'language'>,
) {
  return {
    amount: money(totalDebit),
    to: transferredTo,
    arrived: money(subtract(amount, returnedAmount)),
    back: money(returned),
    payday: returnsOn ? dayWords(returnsOn, language) : '',
  };
}

/** How a transaction has ended so far; nothing is claimed of a status that we don't know. */
export const outcomeOf = ({
  status,
  statusCode,
}: Pick<TransactionDetail, 'status' | 'statusCode'>): ReceiptOutcome =>
  status === null ? 'unknown' : outcomes[moneyStatus(statusCode)];

interface OutcomeWords {
  readonly t: MoneyTexts;
  readonly money: (minor: MinorUnits) => string;
  readonly language: Language;
}

/** Explains how a transaction has ended so far: where its money is, or with which pay it comes. */
export function outcomeText(detail: TransactionDetail, { t, money, language }: OutcomeWords): string {
  const { type, status, returnsOn } = detail;
  const state = moneyStatus(detail.statusCode);
  const words = wordsOf(detail, { money, language });
  const place = isElsewhere(type) ? elsewhere[type] : 'account';
  if (state === 'settled') return t(`kit/money/records:receipt.settled.${place}`, words);
  if (status === 'ManualAuthNeeded') return t('kit/money/records:receipt.held');
  if (state === 'pending') return t('kit/money/records:receipt.pending');
  if (state === 'partly')
    return [
      t(`kit/money/records:receipt.partly.${place}`, words),
      t(`kit/money/records:receipt.${returnsOn === null ? 'rest' : 'restLate'}`, words),
    ].join(' ');
  return t(`kit/money/records:receipt.${returnsOn === null ? state : 'returning'}`, words);
}
