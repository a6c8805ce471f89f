import type { TransactionDetail } from '@dayfare/api/money/queries';
import { type CurrencyCode, moneyStatus } from '@dayfare/domain/money';
import { Amount } from '@dayfare/ui/amount';
import { AppHeader } from '@dayfare/ui/app-header';
import { Banner } from '@dayfare/ui/banner';
import { Box } from '@dayfare/ui/box';
import { MoneyStatus } from '@dayfare/ui/patterns/money-status';
import { Screen } from '@dayfare/ui/screen';
import { Stack } from '@dayfare/ui/stack';
import { useNavigate } from 'react-router-dom';
import { Facts } from '../parts/facts.tsx';
import { OneTransfer } from '../parts/one-transfer.tsx';
import { useMoneyTexts } from '../parts/use-money-texts.ts';
import { useMoneyView } from '../parts/use-money-view.ts';
import { EmailReceipt } from '../receipt/email-receipt.tsx';
import { returnedWords } from '../view/refusals.ts';
import { historyPath } from '../view/steps.ts';
import { statusWords } from '../view/transactions.ts';
import { dayWords } from '../view/when.ts';
import { CancelTransfer } from './cancel-transfer.tsx';
import { NextDayInstead } from './next-day-instead.tsx';
import { Timeline } from './timeline.tsx';

/** One transfer: how it stands, what happened so far, and what can still be done. */
export function DetailScreen() {
  const t = useMoneyTexts();
  const navigate = useNavigate();
  return (
    <Screen
      header={<AppHeader title={t('money/receipt:detail.title')} onBack={() => void navigate(historyPath)} />}
    >
      <OneTransfer>{(detail, currency) => <Detail detail={detail} currency={currency} />}</OneTransfer>
    </Screen>
  );
}

function Detail({ detail, currency }: { detail: TransactionDetail; currency: CurrencyCode }) {
  const {
    id,
    amount,
    fee,
    totalDebit,
    transferredTo,
    speed,
    statusCode,
    statusReason,
    canCancel,
    returnsOn,
  } = detail;
  const { t, money, moment, language } = useMoneyView(currency);
  const state = moneyStatus(statusCode);
  const returning =
    returnsOn &&
    t('money/receipt:receipt.returning', {
      amount: money(totalDebit),
      payday: dayWords(returnsOn, language),
    });
  const isFine = state === 'pending' || state === 'settled' || state === 'partly';
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
      <Box background="surface" radius="card" padding="card">
        <Facts
          facts={[
            { name: t('money/receipt:receipt.to'), value: transferredTo },
            ...(speed ? [{ name: t('money/receipt:receipt.speed'), value: t(`speeds.${speed}`) }] : []),
            ...(isFine
              ? [
                  {
                    name: t(`money/receipt:receipt.${state === 'pending' ? 'arrives' : 'arrived'}`),
                    value: moment(detail.arrivesAt),
                  },
                ]
              : []),
            {
              name: t('money/receipt:receipt.fee'),
              value: fee === 0 ? t('money/receipt:receipt.free') : <Amount minor={fee} currency={currency} />,
            },
            ...(isFine
              ? [
                  {
                    name: t('money/receipt:receipt.total'),
                    value: <Amount minor={totalDebit} currency={currency} />,
                  },
                ]
              : []),
            { name: t('money/receipt:receipt.id'), value: id },
          ]}
        />
      </Box>
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
