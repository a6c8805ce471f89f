import type { TransactionDetail } from '@dayfare/api/money/queries';
import type { CurrencyCode } from '@dayfare/domain/money';
import { AppHeader } from '@dayfare/ui/app-header';
import { Button } from '@dayfare/ui/button';
import { Receipt } from '@dayfare/ui/patterns/receipt';
import { Screen } from '@dayfare/ui/screen';
import { Stack } from '@dayfare/ui/stack';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useVoice } from '../../../platform/i18n/use-texts.ts';
import { notPrinted } from '../../../platform/print/print.css.ts';
import { OneTransfer } from '../parts/one-transfer.tsx';
import { useMoneyTexts } from '../parts/use-money-texts.ts';
import { useMoneyView } from '../parts/use-money-view.ts';
import { outcomeOf } from '../view/receipt.ts';
import { homePath } from '../view/steps.ts';
import { dayWords } from '../view/when.ts';
import { EmailReceipt } from './email-receipt.tsx';
import { KeepReceipt } from './keep-receipt.tsx';
import { performedDetail } from './performed.ts';

/** What became of a transfer, with the number that proves it. */
export function ReceiptScreen() {
  const t = useMoneyTexts();
  const client = useQueryClient();
  return (
    <Screen header={<AppHeader title={t('titles.receipt')} isPageHeading={false} />}>
      <OneTransfer known={(id) => performedDetail(client, id)}>
        {(detail, currency) => <Paid detail={detail} currency={currency} />}
      </OneTransfer>
    </Screen>
  );
}

interface PaidProps {
  detail: TransactionDetail;
  currency: CurrencyCode;
}

function Paid({ detail, currency }: PaidProps) {
  const { id, amount, fee, totalDebit, transferredTo, speed, arrivesAt, returnsOn } = detail;
  const { t, money, moment, language, timeZone } = useMoneyView(currency);
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
      speed={speed ? t(`speeds.${speed}`) : undefined}
      transactionId={id}
      timeZone={timeZone}
      arrivesAt={isFine ? new Date(arrivesAt).toISOString() : undefined}
      actions={
        <>
          <div className={notPrinted}>
            <Stack gap={2}>
              <Button isStretched onPress={() => void navigate(homePath)}>
                {t('money/receipt:receipt.done')}
              </Button>
              <EmailReceipt transactionId={id} />
            </Stack>
          </div>
          <KeepReceipt
            summary={t('money/receipt:receipt.summary', {
              amount: money(amount),
              to: transferredTo,
              when: moment(detail.createdAt),
              id,
            })}
          />
        </>
      }
      text={{
        title: isFine ? voice('receiptTitle') : t(`status.${detail.status ?? 'unknown'}`),
        message: t(message, {
          amount: money(totalDebit),
          payday: returnsOn ? dayWords(returnsOn, language) : '',
        }),
        transactionId: t('money/receipt:receipt.id'),
        copy: t('money/receipt:receipt.copy'),
        copied: t('money/receipt:receipt.copied'),
        notCopied: t('money/receipt:receipt.copyFailed'),
        to: t('money/receipt:receipt.to'),
        fee: t('money/receipt:receipt.fee'),
        free: t('money/receipt:receipt.free'),
        speed: t('money/receipt:receipt.speed'),
        arrives: t(outcome === 'settled' ? 'money/receipt:receipt.arrived' : 'money/receipt:receipt.arrives'),
        // Of what came back nothing was taken.
        total: isFine ? t('money/receipt:receipt.total') : undefined,
      }}
    />
  );
}
