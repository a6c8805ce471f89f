import type { TransactionDetail } from '@dayfare/api/money/queries';
import { type CurrencyCode, type FeeResult, moneyStatus } from '@dayfare/domain/money';
import { Banner } from '@dayfare/ui/banner';
import { dayWords } from '../format/when.ts';
import { useMoneyView } from '../parts/use-money-view.ts';
import { returnedWords } from '../reasons/refusals.ts';

export interface WhatChangedProps {
  detail: TransactionDetail;
  currency: CurrencyCode;
  /** Whether the page says itself where money that came back is. Default: false. */
  saysWhere?: boolean | undefined;
}

/** What to say of a fee that a card pays by itself, where not all of it went as it was to. */
const feeTexts = {
  PrincipalAmountSuccess: 'waived',
  InstantFeeAmountSuccess: 'goesBack',
  PrincipalAmountFailed: 'none',
  Failed: 'none',
} as const satisfies Partial<Record<FeeResult, string>>;

const isTold = (result: FeeResult): result is keyof typeof feeTexts => Object.hasOwn(feeTexts, result);

/** What came otherwise than was said, and why: it came back, its fee was not charged, or a pay fell short of it. */
export function WhatChanged({ detail, currency, saysWhere = false }: WhatChangedProps) {
  const { statusCode, status, statusReason, returnsOn, totalDebit, feeResult, carriedOver } = detail;
  const { t, money, language } = useMoneyView(currency);
  const state = moneyStatus(statusCode);
  const where = returnsOn
    ? t('kit/money/records:receipt.returning', {
        amount: money(totalDebit),
        payday: dayWords(returnsOn, language),
      })
    : t('kit/money/records:detail.failedText');
  const feeWords = feeResult && isTold(feeResult) ? feeTexts[feeResult] : undefined;
  const why = returnedWords(status === 'ManualAuthExpired' ? status : statusReason, t);
  return (
    <>
      {state === 'failed' && <Banner tone="danger">{saysWhere ? why : `${why} ${where}`}</Banner>}
      {state === 'reversed' && returnsOn && !saysWhere && <Banner tone="info">{where}</Banner>}
      {feeWords && (
        <Banner tone="info">{t(`kit/money/records:fee.${feeWords}`, { fee: money(detail.fee) })}</Banner>
      )}
      {carriedOver && (
        <Banner tone="info" title={t('history.carried')}>
          {t('kit/money/records:detail.carried', {
            amount: money(carriedOver.amount),
            payday: dayWords(carriedOver.payday, language),
            next: carriedOver.next
              ? t('kit/money/records:detail.carriedNext', { payday: dayWords(carriedOver.next, language) })
              : '',
          })}
        </Banner>
      )}
    </>
  );
}
