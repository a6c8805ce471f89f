import { Button } from '@dayfare/ui/button';
import { FileText } from 'lucide-react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { isNativeApp } from '../../../platform/device/native.ts';
import { useSheet } from '../../../platform/state/use-sheet.ts';
import { useMoneyTexts } from '../parts/use-money-texts.ts';

const loadSheet = async () => (await import('./statement-sheet.tsx')).StatementSheet;

/** Leads to the statements. The native app has no place to save them. */
export function Statements() {
  const app = useApp();
  const t = useMoneyTexts();
  const { Sheet, isOpen, open, setOpen } = useSheet(loadSheet);
  if (isNativeApp(app)) return null;
  return (
    <>
      <Button variant="quiet" icon={FileText} aria-haspopup="dialog" onPress={open}>
        {t('money/history:statements.action')}
      </Button>
      {Sheet && isOpen && <Sheet onClose={() => setOpen(false)} />}
    </>
  );
}
