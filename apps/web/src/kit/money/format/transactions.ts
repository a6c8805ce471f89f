import type { Transaction } from '@dayfare/api/money/queries';
import { moneyStatus, type TimeZone } from '@dayfare/domain/money';
import type { Language } from '@dayfare/domain/product';
import type { Icon } from '@dayfare/ui/icon';
import type { MoneyStatusKind } from '@dayfare/ui/patterns/money-status';
import type { TransactionItem, TransactionListText } from '@dayfare/ui/patterns/transaction-list';
import { Banknote, CreditCard, Landmark, ReceiptText, ShoppingBag } from 'lucide-react';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import type { MoneyTexts } from './money-texts.ts';
import { dayOf, shortDayWords } from './when.ts';

const icons = {
  Bank: Landmark,
  Card: CreditCard,
  CashPickup: Banknote,
  Amazon: ShoppingBag,
  BillPayment: ReceiptText,
} as const satisfies Record<NonNullable<Transaction['type']>, Icon>;

/** Returns the text of a status: the same word wherever it stands. An unknown code claims neither success nor failure. */
export function statusWords(t: MoneyTexts, { status }: Pick<Transaction, 'status'>): string {
  return t(`status.${status ?? 'unknown'}`);
}

/** Whether it is a transfer of wages; the rest has no agreements, receipts or ways to take it back. */
export function isOfWages({ source }: Pick<Transaction, 'source'>): boolean {
  return source === null || source === 'EWA' || source === 'BillPay';
}

/** Whether it went to another party: a friend, or a biller. */
const isPaid = ({ source }: Pick<Transaction, 'source'>) => source === 'P2P' || source === 'BillPay';

/** Names of the five states that lists distinguish. */
function stateNames(t: MoneyTexts): Record<MoneyStatusKind, string> {
  return {
    pending: t('status.InProgress'),
    settled: t('status.Completed'),
    partly: t('status.PartialSuccessful'),
    failed: t('status.Failed'),
    reversed: t('status.Canceled'),
  };
}

/** What formatting a row needs; part of `useMoneyView()`. */
interface RowWords {
  readonly t: MoneyTexts;
  readonly language: Language;
  /** The person's time zone. */
  readonly timeZone: TimeZone | undefined;
}

/** A transaction as a row of a list. */
export function transactionItem(
  transaction: Transaction,
  { t, language, timeZone }: RowWords,
): TransactionItem {
  const {
    id,
    title,
    transferredTo,
    type,
    speed,
    amount,
    createdAt,
    status,
    statusCode,
    source,
    carriedOver,
  } = transaction;
  const date = dayOf(createdAt, timeZone);
  const day = shortDayWords(date, language);
  const usual = speed === 'Instant' && t('speeds.Instant');
  return {
    id,
    title: title || transferredTo,
    // The usual speed is not mentioned in a list.
    subtitle: [
      day,
      isOfWages(transaction) ? usual : source && t(`sources.${source}`),
      carriedOver && t('history.carried'),
    ]
      .filter(Boolean)
      .join(' · '),
    icon: type ? icons[type] : undefined,
    date,
    minor: isPaid(transaction) ? -amount : amount,
    status: moneyStatus(statusCode),
    statusLabel: status === 'ManualAuthNeeded' ? statusWords(t, transaction) : undefined,
    href: pathTo('/ewa/history/:id', { id }),
  };
}

/** Texts of a list of transactions. */
export function listText(t: MoneyTexts): TransactionListText {
  return {
    statuses: stateNames(t),
    emptyTitle: t('recent.emptyTitle'),
    empty: t('recent.emptyText'),
    errorTitle: t('history.failed'),
    error: t('history.failedText'),
    loadMore: t('history.more'),
  };
}
