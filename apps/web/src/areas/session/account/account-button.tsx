import { Avatar } from '@dayfare/ui/avatar';
import { IconButton } from '@dayfare/ui/icon-button';
import { CircleUserRound } from 'lucide-react';
import { useSession } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { fullName } from '../../../platform/session/full-name.ts';
import { useStartupValue } from '../../../platform/startup/use-startup-value.ts';
import { useAccountSheet } from './use-account-sheet.tsx';

/** The person's avatar, which opens their account: language, help, sign out. For the `trailing` slot of an `AppHeader`. */
export function AccountButton() {
  const t = useTexts('app');
  const user = useSession()?.user;
  const picture = useStartupValue('AvatarURL') || undefined;
  const name = user && fullName(user);
  const { isOpen, open, sheet } = useAccountSheet();
  return (
    <>
      <IconButton
        icon={CircleUserRound}
        label={t('account.open')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={open}
      >
        {name ? <Avatar name={name} src={picture} size="small" isDecorative /> : undefined}
      </IconButton>
      {sheet}
    </>
  );
}
