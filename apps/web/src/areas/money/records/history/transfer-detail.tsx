import type { TransactionDetail } from '@dayfare/api/money/queries';
import { contractType } from '@dayfare/domain/contracts';
import { type CurrencyCode, moneyStatus } from '@dayfare/domain/money';
import { Amount } from '@dayfare/ui/amount';
import { Banner } from '@dayfare/ui/banner';
import { MoneyStatus } from '@dayfare/ui/patterns/money-status';
import { TransferFacts } from '@dayfare/ui/patterns/transfer-facts';
import { Stack } from '@dayfare/ui/stack';
import { RecordAgreements } from '../../../../kit/contracts/record-agreements.tsx';
import { outcomeText } from '../../../../kit/money/format/receipt.ts';
import { isOfWages, statusWords } from '../../../../kit/money/format/transactions.ts';
import { factsText, sentTransfer, stageOf } from '../../../../kit/money/format/transfer-facts.ts';
import { dayWords } from '../../../../kit/money/format/when.ts';
import { useMoneyView } from '../../../../kit/money/parts/use-money-view.ts';
import { returnedWords } from '../../../../kit/money/reasons/refusals.ts';
import { DestinationProof } from '../../../../kit/money/records/destination-proof.tsx';
import { KeepReceipt } from '../../../../kit/money/records/keep-receipt.tsx';
import { SameAgain } from '../../../../kit/money/transfer/same-again.tsx';
import { CancelTransfer } from './cancel-transfer.tsx';
import { SendAgain } from './send-again.tsx';
import { Timeline } from './timeline.tsx';

export interface TransferDetailProps {
  detail: TransactionDetail;
  currency: CurrencyCode;
}

/** A transfer: its status, what has happened so far, and what can still be done. */
export function TransferDetail({ detail, currency }: TransferDetailProps) {
  const {
    id,
    amount,
    totalDebit,
    status,
    statusCode,
    statusReason,
    feeResult,
    canCancel,
    returnsOn,
    source,
    carriedOver,
  } = detail;
  const ofWages = isOfWages(detail);
  const { t, money, language, timeZone } = useMoneyView(currency);
  const state = moneyStatus(statusCode);
  const returning =
    returnsOn &&
    t('kit/money/records:receipt.returning', {
      amount: money(totalDebit),
      payday: dayWords(returnsOn, language),
    });
  return (
    <>
      <Stack gap={2} align="start">
        <Amount minor={amount} currency={currency} size="hero" />
        <div role="status">
          <MoneyStatus status={state} label={statusWords(t, detail)} />
        </div>
      </Stack>
      {state === 'failed' && (
        <Banner tone="danger">{`${returnedWords(status === 'ManualAuthExpired' ? status : statusReason, t)} ${returning ?? t('kit/money/records:detail.failedText')}`}</Banner>
      )}
      {(state === 'partly' || status === 'ManualAuthNeeded') && (
        <Banner tone={state === 'partly' ? 'warning' : 'info'}>
          {outcomeText(detail, { t, money, language })}
        </Banner>
      )}
      {feeResult === 'PrincipalAmountSuccess' && (
        <Banner tone="info">{t('kit/money/records:returned.feeWaived')}</Banner>
      )}
      {state === 'reversed' && returning && <Banner tone="info">{returning}</Banner>}
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
      <TransferFacts
        transfer={{
          ...sentTransfer(detail, { t, currency, timeZone, money }),
          source: source ? t(`sources.${source}`) : undefined,
        }}
        text={factsText(t, stageOf(detail))}
      />
      <DestinationProof detail={detail} />
      <Timeline detail={detail} />
      <Stack gap={2}>
        {state === 'failed' && ofWages && <SendAgain detail={detail} />}
        {canCancel && (
          <CancelTransfer id={id} amount={totalDebit} returnsOn={returnsOn} currency={currency} />
        )}
        {ofWages && (
          <>
            <RecordAgreements
              contractType={contractType.toWire('Transaction')}
              reference={id}
              label={t('kit/money/records:detail.agreements')}
            />
            <KeepReceipt detail={detail} currency={currency} />
            {state !== 'failed' && <SameAgain transaction={detail} currency={currency} />}
          </>
        )}
      </Stack>
    </>
  );
}
