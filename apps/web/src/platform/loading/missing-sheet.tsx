import { BottomSheet } from '@dayfare/ui/bottom-sheet';
import { useTexts } from '../i18n/use-texts.ts';
import { MissingPart } from './missing-part.tsx';

export interface MissingSheetProps {
  onClose: () => void;
}

/** Stands in for a sheet whose chunk could not be fetched, so that the user sees why it isn’t there. */
export function MissingSheet({ onClose }: MissingSheetProps) {
  const t = useTexts('app');
  return (
    <BottomSheet isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={t('problem.sheetTitle')}>
      <MissingPart />
    </BottomSheet>
  );
}
