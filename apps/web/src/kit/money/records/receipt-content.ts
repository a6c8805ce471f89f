import type { TransactionDetail } from '@dayfare/api/money/queries';
import { type CurrencyCode, subtract, trackTransfer } from '@dayfare/domain/money';
import type { PdfTable } from '@dayfare/pdf/content';
import type { OwnPdfContent } from '../../../platform/pdf/use-save-pdf.ts';
import { feeWords } from '../format/fees.ts';
import { outcomeText } from '../format/receipt.ts';
import { statusWords } from '../format/transactions.ts';
import { factsText, isBack, stageOf } from '../format/transfer-facts.ts';
import type { useMoneyView } from '../parts/use-money-view.ts';
import { currencyFact, ownerFacts, type RecordOwner } from './record-facts.ts';

type View = ReturnType<typeof useMoneyView>;

/** What a receipt is formatted with: its times have a year. */
interface ReceiptWords extends Pick<View, 't' | 'money' | 'language'> {
  readonly currency: CurrencyCode;
  readonly moment: View['datedMoment'];
}

/** What was sent, what it cost, what came back, and what all of it took. */
function amountsOf(detail: TransactionDetail, { t, money }: ReceiptWords): PdfTable {
  const { amount, fee, feeFacts, totalDebit, returned } = detail;
  const names = factsText(t, stageOf(detail));
  const { feeName, feeHint } = feeWords(feeFacts, { fee, received: amount, t, money });
  const isPartlyBack = returned > 0 && !isBack(detail);
  const lines: readonly (readonly [string, string])[] = [
    [t('kit/money/records:pdf.transfer'), money(amount)],
    [[feeName, feeHint].filter(Boolean).join(' · '), fee > 0 ? money(fee) : names.free],
    ...(isPartlyBack ? [[t('kit/money/records:pdf.cameBack'), `−${money(returned)}`] as const] : []),
  ];
  return {
    kind: 'table',
    head: [t('kit/money/records:pdf.what'), t('kit/money/records:pdf.amount')],
    rows: lines.map((cells) => ({ cells, hasHead: true })),
    ...(!isBack(detail) && { total: [names.total, money(subtract(totalDebit, returned))] }),
    figures: 1,
  };
}

/** A receipt as a document: the same facts as on the screen, with how it stands when it is saved, and whose money it was. */
export function receiptContent(
  detail: TransactionDetail,
  owner: RecordOwner,
  words: ReceiptWords,
): OwnPdfContent {
  const { t, money, moment, language, currency } = words;
  const { id, amount, transferredTo, speed, createdAt, arrivesAt, billerReference } = detail;
  const names = factsText(t, stageOf(detail));
  const arrivedAt = trackTransfer(detail).find(({ stage }) => stage === 'arrived')?.at ?? arrivesAt;
  const reference = t('kit/money/records:detail.billerReference', { name: transferredTo });
  return {
    title: t('kit/money/records:pdf.title', { amount: money(amount) }),
    subtitle: outcomeText(detail, { t, money, language }),
    facts: [
      { name: names.transactionId, value: id },
      ...ownerFacts(owner, t),
      { name: t('kit/money/records:pdf.status'), value: statusWords(t, detail) },
      { name: names.to, value: transferredTo },
      { name: t('kit/money/records:detail.started'), value: moment(createdAt) },
      ...(speed ? [{ name: names.speed, value: t(`speeds.${speed}`) }] : []),
      ...(isBack(detail) ? [] : [{ name: names.arrives, value: moment(arrivedAt) }]),
      ...(billerReference === null ? [] : [{ name: reference, value: billerReference }]),
      currencyFact(currency, language, t),
    ],
    body: [amountsOf(detail, words)],
  };
}
