import type { Transaction } from '@dayfare/api/money/queries';
import { type CurrencyCode, type MinorUnits, subtract, sum, zero } from '@dayfare/domain/money';
import { browserLocale, dateFormat, type Language } from '@dayfare/domain/product';
import { statusWords } from '../../../../kit/money/format/transactions.ts';
import { isBack } from '../../../../kit/money/format/transfer-facts.ts';
import { dayOf, shortDayWords } from '../../../../kit/money/format/when.ts';
import type { useMoneyView } from '../../../../kit/money/parts/use-money-view.ts';
import { currencyFact, ownerFacts, type RecordOwner } from '../../../../kit/money/records/record-facts.ts';
import type { OwnPdfContent } from '../../../../platform/pdf/use-save-pdf.ts';

interface Words extends Pick<ReturnType<typeof useMoneyView>, 't' | 'money' | 'language' | 'timeZone'> {
  readonly currency: CurrencyCode;
  readonly today: string;
}

/** What a statement is about. */
export interface Statement {
  /** Such as `2026-11`. */
  readonly month: string;
  readonly owner: RecordOwner;
  /** 0 if unknown. */
  readonly userId: number;
  /** Oldest first. */
  readonly transactions: readonly Transaction[];
}

/** A month within a title: "November 2026", "novembre 2026". */
const monthName = (month: string, language: Language) =>
  dateFormat(browserLocale(language), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(`${month}-01`),
  );

/** The days of a month up to today: "November 1 – 30, 2026". */
function periodOf(month: string, today: string, language: Language): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const [first, last] = [Date.UTC(year, number - 1, 1), Date.UTC(year, number, 0)];
  const form = dateFormat(browserLocale(language), { dateStyle: 'long', timeZone: 'UTC' });
  return form.formatRange(first, Math.max(first, Math.min(last, Date.parse(today))));
}

/** What of a transfer stayed where it went, and what it cost in the end: sums of these are what was taken. */
function netOf(transaction: Transaction): { readonly amount: MinorUnits; readonly fee: MinorUnits } {
  if (isBack(transaction)) return { amount: zero, fee: zero };
  const { amount, fee, returned, returnedAmount } = transaction;
  return { amount: subtract(amount, returnedAmount), fee: subtract(fee, subtract(returned, returnedAmount)) };
}

/** A month's transfers as a document. What came back is listed, and is no part of the figures. */
export function statementContent(statement: Statement, words: Words): OwnPdfContent {
  const { month, owner, userId, transactions } = statement;
  const { t, money, language, timeZone, currency, today } = words;
  const kept = transactions.filter((transaction) => !isBack(transaction));
  const isAnyBack = transactions.some((one) => isBack(one) || one.returned > 0);
  const nets = transactions.map(netOf);
  const amounts = money(sum(nets.map(({ amount }) => amount)));
  const fees = money(sum(nets.map(({ fee }) => fee)));
  return {
    title: t('money/records/history:statements.document', { month: monthName(month, language) }),
    facts: [
      ...ownerFacts(owner, t),
      { name: t('money/records/history:statements.period'), value: periodOf(month, today, language) },
      ...(userId === 0
        ? []
        : [{ name: t('money/records/history:statements.reference'), value: `${month}-${userId}` }]),
      currencyFact(currency, language, t),
      { name: t('money/records/history:statements.count'), value: String(kept.length) },
      { name: t('money/records/history:statements.moved'), value: amounts },
      { name: t('money/records/history:statements.fees'), value: fees },
    ],
    body: [
      {
        kind: 'table',
        head: [
          t('money/records/history:statements.day'),
          t('facts.to'),
          t('kit/money/records:pdf.status'),
          t('money/records/history:statements.number'),
          t('kit/money/records:pdf.amount'),
          t('facts.fee'),
        ],
        rows: transactions.map((transaction, index) => ({
          cells: [
            shortDayWords(dayOf(transaction.createdAt, timeZone), language),
            transaction.transferredTo,
            statusWords(t, transaction),
            transaction.id,
            money(nets[index]?.amount ?? zero),
            money(nets[index]?.fee ?? zero),
          ],
        })),
        total: [t('money/records/history:statements.total'), '', '', '', amounts, fees],
        figures: 2,
      },
      ...(isAnyBack
        ? [{ kind: 'paragraph' as const, text: t('money/records/history:statements.cameBack') }]
        : []),
    ],
  };
}
