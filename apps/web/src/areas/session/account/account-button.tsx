import { IconButton } from '@dayfare/ui/icon-button';
import { CircleUserRound } from 'lucide-react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useAccountSheet } from './use-account-sheet.tsx';

/** Opens what belongs to the person: language, help, sign out. For the `trailing` place of an `AppHeader`. */
export function AccountButton() {
  const t = useTexts('app');
  const { isOpen, open, sheet } = useAccountSheet();
  return (
    <>
      <IconButton
        icon={CircleUserRound}
        label={t('account.open')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={open}
      />
      {sheet}
    </>
  );
}
