import type { IsoDate } from '@dayfare/domain/money';
import type { AmountError, AmountOutlook } from '../../../../kit/money/format/amount-feedback.ts';
import { weekdayWords } from '../../../../kit/money/format/when.ts';
import type { useMoneyView } from '../../../../kit/money/parts/use-money-view.ts';

type View = ReturnType<typeof useMoneyView>;

/** What is wrong with an amount, and the limit to keep. */
export function errorWords({ t, money }: View, { reason, limit }: AmountError): string {
  return t(`kit/money/transfer:amountErrors.${reason}`, { limit: money(limit) });
}

/** What an amount means for payday and for what stays available. */
export function outlookWords(
  { t, money, language }: View,
  outlook: AmountOutlook,
  payday: IsoDate | null,
): string {
  const amount = money(outlook.amount);
  if (outlook.left === null || payday === null) {
    return t('kit/money/transfer:amount.remaining', { amount, remaining: money(outlook.remaining) });
  }
  const left = t('kit/money/transfer:amount.payday', {
    left: money(outlook.left),
    date: weekdayWords(payday, language),
  });
  return `${left} ${t('kit/money/transfer:amount.stays', { remaining: money(outlook.remaining) })}`;
}
