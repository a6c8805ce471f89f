import { Button } from '@dayfare/ui/button';
import { FileText } from 'lucide-react';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import { useCanSaveFiles } from '../../../../platform/device/use-can-save-files.ts';
import { useSheet } from '../../../../platform/state/use-sheet.tsx';

const loadSheet = async () => (await import('./statement-sheet.tsx')).StatementSheet;

/** Leads to the statements, where a file can be saved. */
export function Statements() {
  const canSave = useCanSaveFiles();
  const t = useMoneyTexts();
  const { Sheet, isOpen, open, setOpen } = useSheet(loadSheet);
  if (!canSave) return null;
  return (
    <>
      <Button variant="quiet" size="small" isFlush icon={FileText} aria-haspopup="dialog" onPress={open}>
        {t('money/records/history:statements.action')}
      </Button>
      {Sheet && isOpen && <Sheet onClose={() => setOpen(false)} />}
    </>
  );
}
