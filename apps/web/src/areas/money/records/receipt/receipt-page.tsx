import type { TransactionDetail } from '@dayfare/api/money/queries';
import type { CurrencyCode } from '@dayfare/domain/money';
import { AppHeader } from '@dayfare/ui/app-header';
import { Box } from '@dayfare/ui/box';
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
import { factsText, sentTransfer, stageOf } from '../../../../kit/money/format/transfer-facts.ts';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import { useMoneyView } from '../../../../kit/money/parts/use-money-view.ts';
import { DestinationProof } from '../../../../kit/money/records/destination-proof.tsx';
import { KeepReceipt } from '../../../../kit/money/records/keep-receipt.tsx';
import { OneTransfer } from '../../../../kit/money/records/one-transfer.tsx';
import { noteReceipt } from '../../../../kit/money/transfer/receipt-shown.ts';
import { SameAgain } from '../../../../kit/money/transfer/same-again.tsx';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { BrandMark } from '../../../../platform/brand/brand-mark.tsx';
import { BrandPanel } from '../../../../platform/brand/brand-panel.tsx';
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
      summary={<BrandPanel />}
      footer={
        <div className={notPrinted}>
          <Button isStretched onPress={() => void navigate(pathTo('/ewa/home'))}>
            {t('kit/money/records:receipt.done')}
          </Button>
        </div>
      }
    >
      <OneTransfer id={id} known={() => performedDetail(client, id)} loading={<ReceiptSkeleton />}>
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
        transfer={sentTransfer(detail, { t, currency, timeZone, money })}
        actions={
          <>
            <DestinationProof detail={detail} variant="secondary" />
            <KeepReceipt detail={detail} currency={currency} />
            <SameAgain transaction={detail} currency={currency} />
          </>
        }
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

/** The amount in the middle, what came of it, the facts in their card, and the buttons. */
function ReceiptSkeleton() {
  return (
    <>
      <Stack gap={2} align="center">
        <Skeleton shape="amount" isAnnounced />
      </Stack>
      <Skeleton shape="text" count={2} />
      <Box background="surface" radius="card" padding="card">
        <Skeleton shape="text" count={7} />
      </Box>
      <Skeleton shape="control" count={2} />
    </>
  );
}

// The home is next: it shows what is left as soon as it opens, instead of what there was before.
export { prefetchHome as prefetch } from '../../../../kit/money/records/prefetch-home.ts';
export { ReceiptScreen as Screen };
