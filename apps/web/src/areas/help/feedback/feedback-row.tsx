import { ListRow } from '@dayfare/ui/list-row';
import { MessageSquareHeart } from 'lucide-react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useSheet } from '../../../platform/state/use-sheet.tsx';

const loadSheet = async () => (await import('./feedback-sheet.tsx')).FeedbackSheet;

/** Opens the form for feedback, for signed-in users. */
export function FeedbackRow() {
  const t = useTexts('help/feedback');
  const { Sheet, isOpen, open, setOpen } = useSheet(loadSheet);
  return (
    <>
      <ListRow icon={MessageSquareHeart} title={t('title')} onPress={open} />
      {Sheet && isOpen && <Sheet onClose={() => setOpen(false)} />}
    </>
  );
}
