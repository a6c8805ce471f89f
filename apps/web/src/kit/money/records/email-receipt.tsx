import { Button } from '@dayfare/ui/button';
import { Mail } from 'lucide-react';
import { useSheet } from '../../../platform/state/use-sheet.ts';
import { useMoneyTexts } from '../parts/use-money-texts.ts';

const loadSheet = async () => (await import('./email-sheet.tsx')).EmailSheet;

/** E-mails a receipt, after asking for the address. */
export function EmailReceipt({ transactionId }: { transactionId: string }) {
  const t = useMoneyTexts();
  const { Sheet, isOpen, open, setOpen } = useSheet(loadSheet);
  return (
    <>
      <Button variant="secondary" icon={Mail} isStretched aria-haspopup="dialog" onPress={open}>
        {t('kit/money/records:email.action')}
      </Button>
      {Sheet && isOpen && <Sheet transactionId={transactionId} onClose={() => setOpen(false)} />}
    </>
  );
}
