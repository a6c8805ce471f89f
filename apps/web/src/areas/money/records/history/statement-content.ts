import type { Transaction } from '@dayfare/api/money/queries';
import { type MinorUnits, subtract, sum } from '@dayfare/domain/money';
import { statusWords } from '../../../../kit/money/format/transactions.ts';
import { isBack } from '../../../../kit/money/format/transfer-facts.ts';
import { dayOf, monthWords, shortDayWords } from '../../../../kit/money/format/when.ts';
import type { useMoneyView } from '../../../../kit/money/parts/use-money-view.ts';
import type { OwnPdfContent } from '../../../../platform/pdf/use-save-pdf.ts';

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
    title: t('money/records/history:statements.document', { month: monthWords(month, language) }),
    subtitle: person,
    facts: [
      { name: t('money/records/history:statements.count'), value: String(kept.length) },
      {
        name: t('money/records/history:statements.moved'),
        value: total(({ amount, returnedAmount }) => subtract(amount, returnedAmount)),
      },
      {
        name: t('money/records/history:statements.fees'),
        value: total(({ fee, returned, returnedAmount }) =>
          subtract(fee, subtract(returned, returnedAmount)),
        ),
      },
    ],
    table: {
      head: [
        t('money/records/history:statements.day'),
        t('facts.to'),
        t('kit/money/records:pdf.status'),
        t('kit/money/records:pdf.amount'),
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
