import { type TransactionDetail, transactionQuery } from '@dayfare/api/money/queries';
import { AppHeader } from '@dayfare/ui/app-header';
import { Button } from '@dayfare/ui/button';
import { Receipt } from '@dayfare/ui/patterns/receipt';
import { Screen } from '@dayfare/ui/screen';
import { Skeleton } from '@dayfare/ui/skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useApp } from '../../app/app-context.ts';
import { useTexts, useVoice } from '../../i18n/use-texts.ts';
import { MissingTransfer } from '../parts/missing-transfer.tsx';
import { SlowNote } from '../parts/slow-note.tsx';
import { useCurrency } from '../parts/use-currency.ts';
import { useMoneyView } from '../parts/use-money-view.ts';
import { outcomeOf } from '../view/receipt.ts';
import { homePath } from '../view/steps.ts';
import { EmailReceipt } from './email-receipt.tsx';
import { performedDetail } from './performed.ts';

/** What became of a transfer, with the number that proves it. */
export function ReceiptScreen() {
  const { api } = useApp();
  const { id = '' } = useParams();
  const client = useQueryClient();
  const currency = useCurrency();
  const transaction = useQuery(transactionQuery(api, id));
  const detail = transaction.data ?? performedDetail(client, id);
  if (detail && currency) {
    return (
      <ReceiptPage>
        <Paid detail={detail} currency={currency} />
      </ReceiptPage>
    );
  }
  return (
    <ReceiptPage>
      {transaction.isError ? (
        <MissingTransfer
          error={transaction.error}
          onRetry={() => void transaction.refetch()}
          isRetrying={transaction.isFetching}
        />
      ) : (
        <>
          <Skeleton shape="amount" announce />
          <Skeleton shape="text" count={5} />
          <SlowNote />
        </>
      )}
    </ReceiptPage>
  );
}

function ReceiptPage({ children }: { children: ReactNode }) {
  const t = useTexts('money');
  return <Screen header={<AppHeader title={t('titles.receipt')} isPageHeading={false} />}>{children}</Screen>;
}

interface PaidProps {
  detail: TransactionDetail;
  currency: NonNullable<ReturnType<typeof useCurrency>>;
}

function Paid({ detail, currency }: PaidProps) {
  const { id, amount, fee, transferredTo, arrivesAt } = detail;
  const { t, money } = useMoneyView(currency);
  const voice = useVoice();
  const navigate = useNavigate();
  const { outcome, message } = outcomeOf(detail);
  const isFine = outcome === 'pending' || outcome === 'settled';
  return (
    <Receipt
      outcome={outcome}
      currency={currency}
      amountMinor={amount}
      feeMinor={fee}
      destination={{ name: transferredTo }}
      transactionId={id}
      arrivesAt={isFine ? new Date(arrivesAt).toISOString() : undefined}
      actions={
        <>
          <Button stretch onPress={() => void navigate(homePath)}>
            {t('receipt.done')}
          </Button>
          <EmailReceipt transactionId={id} />
        </>
      }
      text={{
        title: isFine ? voice('receiptTitle') : t(`status.${detail.status ?? 'unknown'}`),
        message: t(message, { amount: money(amount) }),
        transactionId: t('receipt.id'),
        copy: t('receipt.copy'),
        copied: t('receipt.copied'),
        notCopied: t('receipt.copyFailed'),
        to: t('receipt.to'),
        fee: t('receipt.fee'),
        free: t('receipt.free'),
        arrives: t('receipt.arrives'),
      }}
    />
  );
}
