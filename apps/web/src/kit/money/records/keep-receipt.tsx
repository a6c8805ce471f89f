import type { TransactionDetail } from '@dayfare/api/money/queries';
import type { CurrencyCode } from '@dayfare/domain/money';
import { Banner } from '@dayfare/ui/banner';
import { Button } from '@dayfare/ui/button';
import { Grid } from '@dayfare/ui/grid';
import { Stack } from '@dayfare/ui/stack';
import { FileDown, Share2 } from 'lucide-react';
import { useSession } from '../../../platform/app-context/app-context.ts';
import { useCanSaveFiles } from '../../../platform/device/use-can-save-files.ts';
import { useSavePdf } from '../../../platform/pdf/use-save-pdf.ts';
import { notPrinted } from '../../../platform/print/print.css.ts';
import { useMoneyView } from '../parts/use-money-view.ts';
import { EmailReceipt } from './email-receipt.tsx';
import { receiptContent } from './receipt-content.ts';
import { ownerOf } from './record-facts.ts';

export interface KeepReceiptProps {
  detail: TransactionDetail;
  currency: CurrencyCode;
}

/**
 * Ways to keep a receipt: by e-mail, as a PDF where a file can be saved, and shared in words. A browser that cannot share has no such button.
 */
export function KeepReceipt({ detail, currency }: KeepReceiptProps) {
  const canSave = useCanSaveFiles();
  const owner = ownerOf(useSession()?.user);
  const view = useMoneyView(currency);
  const { t, money, moment, datedMoment } = view;
  const { isSaving, problem, save } = useSavePdf();
  const { id, amount, transferredTo, createdAt } = detail;
  const savePdf = () =>
    save(receiptContent(detail, owner, { ...view, currency, moment: datedMoment }), `${id}.pdf`);
  const share = async () => {
    const [sent, when] = [money(amount), moment(createdAt)];
    const text = t('kit/money/records:receipt.summary', { amount: sent, to: transferredTo, when, id });
    try {
      await navigator.share({ title: t('titles.receipt'), text });
    } catch {
      // Closing the system's sheet shares nothing, and people know it.
    }
  };
  return (
    <div className={notPrinted}>
      <Stack gap={2}>
        <Grid columns="wide" gap={2} isFilling>
          <EmailReceipt transactionId={id} />
          {canSave && (
            <Button
              variant="secondary"
              icon={FileDown}
              isStretched
              isPending={isSaving}
              pendingLabel={t('kit/money/records:receipt.saving')}
              onPress={() => void savePdf()}
            >
              {t('kit/money/records:receipt.pdf')}
            </Button>
          )}
          {'share' in navigator && (
            <Button variant="secondary" icon={Share2} isStretched onPress={() => void share()}>
              {t('kit/money/records:receipt.share')}
            </Button>
          )}
        </Grid>
        {problem && (
          <Banner tone="danger" isAnnounced>
            {problem}
          </Banner>
        )}
      </Stack>
    </div>
  );
}
