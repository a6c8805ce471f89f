import { Button } from '@dayfare/ui/button';
import { Inline } from '@dayfare/ui/inline';
import { FileDown, Share2 } from 'lucide-react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { isNativeApp } from '../../../platform/device/native.ts';
import { notPrinted } from '../../../platform/print/print.css.ts';
import { useMoneyTexts } from '../parts/use-money-texts.ts';
import { EmailReceipt } from './email-receipt.tsx';

/** Props of {@link KeepReceipt}. */
export interface KeepReceiptProps {
  transactionId: string;
  /** What is shared, in a sentence. */
  summary: string;
}

/**
 * Ways to keep a receipt: by e-mail, as a PDF by the browser's own printing, and shared in words. In the native app there is no
 * printing, and a browser that cannot share has no such button.
 */
export function KeepReceipt({ transactionId, summary }: KeepReceiptProps) {
  const app = useApp();
  const t = useMoneyTexts();
  const canShare = 'share' in navigator;
  const share = async () => {
    try {
      await navigator.share({ title: t('titles.receipt'), text: summary });
    } catch {
      // Closing the system's sheet shares nothing, and people know it.
    }
  };
  return (
    <div className={notPrinted}>
      <Inline align="stretch" justify="center">
        <EmailReceipt transactionId={transactionId} />
        {!isNativeApp(app) && (
          <Button variant="secondary" icon={FileDown} onPress={() => window.print()}>
            {t('money/receipt:receipt.pdf')}
          </Button>
        )}
        {canShare && (
          <Button variant="secondary" icon={Share2} onPress={() => void share()}>
            {t('money/receipt:receipt.share')}
          </Button>
        )}
      </Inline>
    </div>
  );
}
