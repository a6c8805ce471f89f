import type { TransactionDetail } from '@dayfare/api/money/queries';
import { type CurrencyCode, moneyStatus } from '@dayfare/domain/money';
import { Amount } from '@dayfare/ui/amount';
import { AppHeader } from '@dayfare/ui/app-header';
import { Banner } from '@dayfare/ui/banner';
import { MoneyStatus } from '@dayfare/ui/patterns/money-status';
import { TransferFacts } from '@dayfare/ui/patterns/transfer-facts';
import { Screen } from '@dayfare/ui/screen';
import { Stack } from '@dayfare/ui/stack';
import { useNavigate } from 'react-router-dom';
import { BrandMark } from '../../../platform/brand/brand-mark.tsx';
import { BrandPanel } from '../../../platform/brand/brand-panel.tsx';
import { OneTransfer } from '../parts/one-transfer.tsx';
import { useMoneyTexts } from '../parts/use-money-texts.ts';
import { useMoneyView } from '../parts/use-money-view.ts';
import { EmailReceipt } from '../receipt/email-receipt.tsx';
import { returnedWords } from '../view/refusals.ts';
import { historyPath } from '../view/steps.ts';
import { statusWords } from '../view/transactions.ts';
import { factsText, sentTransfer, stageOf } from '../view/transfer-facts.ts';
import { dayWords } from '../view/when.ts';
import { CancelTransfer } from './cancel-transfer.tsx';
import { NextDayInstead } from './next-day-instead.tsx';
import { Timeline } from './timeline.tsx';

/** A transfer: its status, what has happened so far, and what can still be done. */
export function DetailScreen() {
  const t = useMoneyTexts();
  const navigate = useNavigate();
  return (
    <Screen
      header={
        <AppHeader
          title={t('money/receipt:detail.title')}
          logo={<BrandMark drawing="mark" />}
          onBack={() => void navigate(historyPath)}
        />
      }
      summary={<BrandPanel />}
    >
      <OneTransfer>{(detail, currency) => <Detail detail={detail} currency={currency} />}</OneTransfer>
    </Screen>
  );
}

function Detail({ detail, currency }: { detail: TransactionDetail; currency: CurrencyCode }) {
  const { id, amount, totalDebit, speed, statusCode, statusReason, canCancel, returnsOn } = detail;
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
        <Banner tone="danger">{`${returnedWords(statusReason, t)} ${returning ?? t('money/receipt:detail.failedText')}`}</Banner>
      )}
      {state === 'reversed' && returning && <Banner tone="info">{returning}</Banner>}
      <TransferFacts
        transfer={sentTransfer(detail, { t, currency, timeZone })}
        text={factsText(t, stageOf(detail))}
      />
      <Timeline detail={detail} />
      <Stack gap={2}>
        {state === 'failed' && speed === 'Instant' && <NextDayInstead detail={detail} />}
        {canCancel && (
          <CancelTransfer id={id} amount={totalDebit} returnsOn={returnsOn} currency={currency} />
        )}
        <EmailReceipt transactionId={id} />
      </Stack>
    </>
  );
}
