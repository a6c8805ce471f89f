import type { TransactionDetail } from '@dayfare/api/money/queries';
import type { CurrencyCode } from '@dayfare/domain/money';
import { AppHeader } from '@dayfare/ui/app-header';
import { Button } from '@dayfare/ui/button';
import { Receipt } from '@dayfare/ui/patterns/receipt';
import { Screen } from '@dayfare/ui/screen';
import { Skeleton } from '@dayfare/ui/skeleton';
import { Stack } from '@dayfare/ui/stack';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { outcomeOf, outcomeText } from '../../../../kit/money/format/receipt.ts';
import { statusWords } from '../../../../kit/money/format/transactions.ts';
import { factsText, stageOf, trackedTransfer } from '../../../../kit/money/format/transfer-facts.ts';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import { useMoneyView } from '../../../../kit/money/parts/use-money-view.ts';
import { OneTransfer } from '../../../../kit/money/records/one-transfer.tsx';
import { TransferActions } from '../../../../kit/money/records/transfer-actions.tsx';
import { TransferTracker } from '../../../../kit/money/records/transfer-tracker.tsx';
import { WhatChanged } from '../../../../kit/money/records/what-changed.tsx';
import { noteReceipt } from '../../../../kit/money/transfer/receipt-shown.ts';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { BrandMark } from '../../../../platform/brand/brand-mark.tsx';
import { useVoice } from '../../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../../platform/navigation/use-navigate.ts';
import { notPrinted, onlyPrinted } from '../../../../platform/print/print.css.ts';
import { performedDetail } from './performed.ts';

export const title = 'kit/money:titles.receipt';

/** The result of a transfer, with the number that proves it. */
export function ReceiptScreen() {
  const t = useMoneyTexts();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const app = useApp();
  useEffect(() => noteReceipt(app), [app]);
  return (
    <Screen
      header={
        <AppHeader title={t('titles.receipt')} isPageHeading={false} logo={<BrandMark drawing="mark" />} />
      }
      footer={
        <div className={notPrinted}>
          <Button isStretched onPress={() => void navigate(pathTo('/ewa/home'))}>
            {t('kit/money/records:receipt.done')}
          </Button>
        </div>
      }
    >
      <OneTransfer id={id} known={() => performedDetail(client, id)} loading={<OutcomeSkeleton />}>
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
  const { t, money, language, timeZone } = useMoneyView(currency);
  const voice = useVoice();
  const outcome = outcomeOf(detail);
  return (
    <>
      <div className={onlyPrinted}>
        <BrandMark />
      </div>
      <Receipt
        outcome={outcome}
        transfer={trackedTransfer(detail, { t, currency, timeZone, money })}
        progress={
          <>
            <WhatChanged detail={detail} currency={currency} saysWhere />
            <TransferTracker detail={detail} currency={currency} proofVariant="secondary" />
          </>
        }
        actions={<TransferActions detail={detail} currency={currency} variant="secondary" />}
        text={{
          ...factsText(t, stageOf(detail)),
          // The brand's words say that it is on its way.
          title: outcome === 'pending' ? voice('receiptTitle') : statusWords(t, detail),
          message: outcomeText(detail, { t, money, language }),
        }}
      />
    </>
  );
}

/** The picture, the amount and what came of it, in the middle. */
function OutcomeSkeleton() {
  return (
    <Stack gap={2}>
      <Skeleton shape="picture" />
      <Stack gap={2} align="center">
        <Skeleton shape="amount" isAnnounced />
      </Stack>
      <Skeleton shape="text" count={3} />
    </Stack>
  );
}

// The home is next: it shows what is left as soon as it opens, instead of what there was before.
export { prefetchHome as prefetch } from '../../../../kit/money/records/prefetch-home.ts';
export { ReceiptScreen as Screen };
