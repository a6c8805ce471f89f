import { BottomSheet } from '@dayfare/ui/bottom-sheet';
import { IconButton } from '@dayfare/ui/icon-button';
import { Stack } from '@dayfare/ui/stack';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { usePagesAhead } from '../../../platform/navigation/use-pages-ahead.ts';
import { AccountOwner } from './account-owner.tsx';
import { AccountRows } from './account-rows.tsx';
import { Employers } from './employers.tsx';
import { ForgetDevice, SignOutButton } from './sign-out-parts.tsx';
import { useAccountPages } from './use-account-pages.ts';
import { useSignOut } from './use-sign-out.ts';

export interface AccountSheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Who is signed in, the account's actions, and signing out. */
export function AccountSheet({ isOpen, onOpenChange }: AccountSheetProps) {
  const session = useSession();
  const t = useTexts('app');
  const leaving = useSignOut();
  const [isSwitching, setSwitching] = useState(false);
  // Most who open the sheet press one of them next.
  usePagesAhead(useAccountPages(), isOpen);

  const back = () => setSwitching(false);
  const change = (open: boolean) => {
    back();
    onOpenChange(open);
  };
  const account = {
    title: t('titles.account'),
    page: { key: 'account', label: '' },
    actions: <SignOutButton leaving={leaving} />,
  };
  const employers = {
    title: t('account.switchEmployer'),
    page: { key: 'employers', label: t('titles.account') },
    start: <IconButton icon={ArrowLeft} label={t('account.back')} onPress={back} />,
  };
  return (
    <BottomSheet isOpen={isOpen} onOpenChange={change} {...(isSwitching ? employers : account)}>
      {isSwitching ? (
        <Employers />
      ) : (
        <Stack gap={4}>
          <AccountOwner />
          <AccountRows onSwitchEmployer={() => setSwitching(true)} />
          {session && <ForgetDevice leaving={leaving} />}
        </Stack>
      )}
    </BottomSheet>
  );
}
