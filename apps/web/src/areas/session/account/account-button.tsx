import { IconButton } from '@dayfare/ui/icon-button';
import { CircleUserRound } from 'lucide-react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useAccountSheet } from './use-account-sheet.tsx';

/** Opens the person's account: language, help, sign out. For the `trailing` slot of an `AppHeader`. */
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
