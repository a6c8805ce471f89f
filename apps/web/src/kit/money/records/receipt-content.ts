import type { TransactionDetail } from '@dayfare/api/money/queries';
import { subtract, trackTransfer } from '@dayfare/domain/money';
import type { OwnPdfContent } from '../../../platform/pdf/use-save-pdf.ts';
import { feeWords } from '../format/fees.ts';
import { outcomeText } from '../format/receipt.ts';
import { statusWords } from '../format/transactions.ts';
import { factsText, isBack, stageOf } from '../format/transfer-facts.ts';
import type { useMoneyView } from '../parts/use-money-view.ts';

type Words = Pick<ReturnType<typeof useMoneyView>, 't' | 'money' | 'moment' | 'language'>;

/** A receipt as a document: the same facts as on the screen, with how it stands when it is saved. */
export function receiptContent(
  detail: TransactionDetail,
  { t, money, moment, language }: Words,
): OwnPdfContent {
  const {
    id,
    amount,
    fee,
    totalDebit,
    transferredTo,
    speed,
    createdAt,
    arrivesAt,
    returned,
    billerReference,
  } = detail;
  const names = factsText(t, stageOf(detail));
  const cameBack = isBack(detail);
  const arrivedAt = trackTransfer(detail).find(({ stage }) => stage === 'arrived')?.at ?? arrivesAt;
  const { feeName, feeHint } = feeWords(detail.feeFacts, { fee, received: amount, t, money });
  return {
    title: t('kit/money/records:pdf.title', { amount: money(amount) }),
    subtitle: outcomeText(detail, { t, money, language }),
    facts: [
      { name: t('kit/money/records:pdf.status'), value: statusWords(t, detail) },
      { name: names.to, value: transferredTo },
      { name: t('kit/money/records:detail.started'), value: moment(createdAt) },
      ...(speed ? [{ name: names.speed, value: t(`speeds.${speed}`) }] : []),
      ...(cameBack ? [] : [{ name: names.arrives, value: moment(arrivedAt) }]),
      { name: t('kit/money/records:pdf.amount'), value: money(amount) },
      { name: feeName, value: [fee > 0 ? money(fee) : names.free, feeHint].filter(Boolean).join(' · ') },
      ...(cameBack ? [] : [{ name: names.total, value: money(subtract(totalDebit, returned)) }]),
      ...(billerReference === null
        ? []
        : [
            {
              name: t('kit/money/records:detail.billerReference', { name: transferredTo }),
              value: billerReference,
            },
          ]),
      { name: names.transactionId, value: id },
    ],
  };
}
