import type { TransactionDetail } from '@dayfare/api/money/queries';
import { type CurrencyCode, moneyStatus } from '@dayfare/domain/money';
import { Amount } from '@dayfare/ui/amount';
import { Banner } from '@dayfare/ui/banner';
import { MoneyStatus } from '@dayfare/ui/patterns/money-status';
import { TransferFacts } from '@dayfare/ui/patterns/transfer-facts';
import { Stack } from '@dayfare/ui/stack';
import { outcomeText } from '../../../../kit/money/format/receipt.ts';
import { statusWords } from '../../../../kit/money/format/transactions.ts';
import { factsText, stageOf, trackedTransfer } from '../../../../kit/money/format/transfer-facts.ts';
import { useMoneyView } from '../../../../kit/money/parts/use-money-view.ts';
import { TransferActions } from '../../../../kit/money/records/transfer-actions.tsx';
import { TransferTracker } from '../../../../kit/money/records/transfer-tracker.tsx';
import { WhatChanged } from '../../../../kit/money/records/what-changed.tsx';

export interface TransferDetailProps {
  detail: TransactionDetail;
  currency: CurrencyCode;
}

/** A transfer: its status, where it is, and what can still be done. */
export function TransferDetail({ detail, currency }: TransferDetailProps) {
  const { amount, status, statusCode, source } = detail;
  const { t, money, language, timeZone } = useMoneyView(currency);
  const state = moneyStatus(statusCode);
  return (
    <>
      <Stack gap={2} align="start">
        <Amount minor={amount} currency={currency} size="hero" />
        <div role="status">
          <MoneyStatus status={state} label={statusWords(t, detail)} />
        </div>
      </Stack>
      {(state === 'partly' || status === 'ManualAuthNeeded') && (
        <Banner tone={state === 'partly' ? 'warning' : 'info'}>
          {outcomeText(detail, { t, money, language })}
        </Banner>
      )}
      <WhatChanged detail={detail} currency={currency} />
      <TransferTracker detail={detail} currency={currency} />
      <TransferFacts
        transfer={{
          ...trackedTransfer(detail, { t, currency, timeZone, money }),
          source: source ? t(`sources.${source}`) : undefined,
        }}
        text={factsText(t, stageOf(detail))}
      />
      <Stack gap={2}>
        <TransferActions detail={detail} currency={currency} />
      </Stack>
    </>
  );
}
