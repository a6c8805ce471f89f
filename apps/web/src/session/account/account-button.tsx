import { IconButton } from '@dayfare/ui/icon-button';
import { CircleUserRound } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { AccountSheet } from './account-sheet.tsx';

/** Opens what belongs to the person: language, help, sign out. For the `trailing` place of an `AppHeader`. */
export function AccountButton() {
  const t = useTexts('app');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        icon={CircleUserRound}
        label={t('account.open')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setOpen(true)}
      />
      <AccountSheet isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}
