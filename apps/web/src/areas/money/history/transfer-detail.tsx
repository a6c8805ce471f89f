import type { TransactionDetail } from '@dayfare/api/money/queries';
import { contractType } from '@dayfare/domain/contracts';
import { type CurrencyCode, moneyStatus } from '@dayfare/domain/money';
import { Amount } from '@dayfare/ui/amount';
import { Banner } from '@dayfare/ui/banner';
import { MoneyStatus } from '@dayfare/ui/patterns/money-status';
import { TransferFacts } from '@dayfare/ui/patterns/transfer-facts';
import { Stack } from '@dayfare/ui/stack';
import { RecordAgreements } from '../../contracts/index.ts';
import { DestinationProof } from '../parts/destination-proof.tsx';
import { useMoneyView } from '../parts/use-money-view.ts';
import { KeepReceipt } from '../receipt/keep-receipt.tsx';
import { outcomeText } from '../view/receipt.ts';
import { returnedWords } from '../view/refusals.ts';
import { isOfWages, statusWords } from '../view/transactions.ts';
import { factsText, sentTransfer, stageOf } from '../view/transfer-facts.ts';
import { dayWords } from '../view/when.ts';
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
    t('money/receipt:receipt.returning', {
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
        <Banner tone="danger">{`${returnedWords(status === 'ManualAuthExpired' ? status : statusReason, t)} ${returning ?? t('money/receipt:detail.failedText')}`}</Banner>
      )}
      {(state === 'partly' || status === 'ManualAuthNeeded') && (
        <Banner tone={state === 'partly' ? 'warning' : 'info'}>
          {outcomeText(detail, { t, money, language })}
        </Banner>
      )}
      {feeResult === 'PrincipalAmountSuccess' && (
        <Banner tone="info">{t('money/receipt:returned.feeWaived')}</Banner>
      )}
      {state === 'reversed' && returning && <Banner tone="info">{returning}</Banner>}
      {carriedOver && (
        <Banner tone="info" title={t('history.carried')}>
          {t('money/receipt:detail.carried', {
            amount: money(carriedOver.amount),
            payday: dayWords(carriedOver.payday, language),
            next: carriedOver.next
              ? t('money/receipt:detail.carriedNext', { payday: dayWords(carriedOver.next, language) })
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
              label={t('money/receipt:detail.agreements')}
            />
            <KeepReceipt detail={detail} currency={currency} />
          </>
        )}
      </Stack>
    </>
  );
}
