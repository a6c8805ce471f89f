import type { Transaction } from '@dayfare/api/money/queries';
import { type MinorUnits, sum } from '@dayfare/domain/money';
import type { OwnPdfContent } from '../../../platform/pdf/use-save-pdf.ts';
import type { useMoneyView } from '../parts/use-money-view.ts';
import { statusWords } from '../view/transactions.ts';
import { isBack } from '../view/transfer-facts.ts';
import { dayOf, monthWords, shortDayWords } from '../view/when.ts';

type Words = Pick<ReturnType<typeof useMoneyView>, 't' | 'money' | 'language' | 'timeZone'>;

/** What a statement is about. */
export interface Statement {
  /** Such as `2026-11`. */
  readonly month: string;
  /** Whose it is; empty if unknown. */
  readonly person: string;
  /** Oldest first. */
  readonly transactions: readonly Transaction[];
}

/** A month's transfers as a document. What came back is listed, and is no part of the totals. */
export function statementContent({ month, person, transactions }: Statement, words: Words): OwnPdfContent {
  const { t, money, language, timeZone } = words;
  const kept = transactions.filter((transaction) => !isBack(transaction));
  const total = (of: (transaction: Transaction) => MinorUnits) => money(sum(kept.map(of)));
  return {
    title: t('money/history:statements.document', { month: monthWords(month, language) }),
    subtitle: person,
    facts: [
      { name: t('money/history:statements.count'), value: String(kept.length) },
      { name: t('money/history:statements.moved'), value: total(({ amount }) => amount) },
      { name: t('money/history:statements.fees'), value: total(({ fee }) => fee) },
    ],
    table: {
      head: [
        t('money/history:statements.day'),
        t('facts.to'),
        t('money/receipt:pdf.status'),
        t('money/receipt:pdf.amount'),
        t('facts.fee'),
      ],
      rows: transactions.map((transaction) => [
        shortDayWords(dayOf(transaction.createdAt, timeZone), language),
        transaction.transferredTo,
        statusWords(t, transaction),
        money(transaction.amount),
        money(transaction.fee),
      ]),
      figures: 2,
    },
  };
}
