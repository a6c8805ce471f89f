import { moneyContract } from '@dayfare/api/money/contract';
import { Button } from '@dayfare/ui/button';
import { Mail } from 'lucide-react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useSheet } from '../../../platform/state/use-sheet.tsx';
import { useMoneyTexts } from '../parts/use-money-texts.ts';

const loadSheet = async () => (await import('./email-sheet.tsx')).EmailSheet;

/** E-mails a receipt, after asking for the address. */
export function EmailReceipt({ transactionId }: { transactionId: string }) {
  const { api } = useApp();
  const t = useMoneyTexts();
  const { Sheet, isOpen, open, setOpen } = useSheet(loadSheet);
  return (
    <>
      <Button variant="secondary" icon={Mail} isStretched aria-haspopup="dialog" onPress={open}>
        {t('kit/money/records:email.action')}
      </Button>
      {Sheet && isOpen && (
        <Sheet
          name="money/email-receipt"
          words={{
            title: t('kit/money/records:email.title'),
            text: t('kit/money/records:email.text'),
            send: t('kit/money/records:email.send'),
            sent: (address) => t('kit/money/records:email.sent', { address }),
            failedTitle: t('kit/money/records:email.failedTitle'),
            failed: t('kit/money/records:email.failed'),
          }}
          send={(emailAddress) =>
            api.client(moneyContract).sendEmailReceipt({ transactionID: transactionId, emailAddress })
          }
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
