import { IconButton } from '@dayfare/ui/icon-button';
import { CircleUserRound } from 'lucide-react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useSheet } from '../../../platform/state/use-sheet.ts';

const loadSheet = async () => (await import('./account-sheet.tsx')).AccountSheet;

/** Opens what belongs to the person: language, help, sign out. For the `trailing` place of an `AppHeader`. */
export function AccountButton() {
  const t = useTexts('app');
  const { Sheet, isOpen, open, setOpen } = useSheet(loadSheet);
  return (
    <>
      <IconButton
        icon={CircleUserRound}
        label={t('account.open')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={open}
      />
      {Sheet && <Sheet isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
