import { BottomSheet } from '@dayfare/ui/bottom-sheet';
import { Button } from '@dayfare/ui/button';
import { Checkbox } from '@dayfare/ui/checkbox';
import { IconButton } from '@dayfare/ui/icon-button';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { ArrowLeft, LogOut } from 'lucide-react';
import { useState } from 'react';
import { useApp, useSession } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { fullName } from '../../../platform/session/full-name.ts';
import { AccountRows } from './account-rows.tsx';
import { Employers } from './employers.tsx';

/** Props of {@link AccountSheet}. */
export interface AccountSheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Who is signed in, what one can do about one's account, and the way out. */
export function AccountSheet({ isOpen, onOpenChange }: AccountSheetProps) {
  const { flow } = useApp();
  const session = useSession();
  const t = useTexts('app');
  const [isSwitching, setSwitching] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const [forgetDevice, setForgetDevice] = useState(false);

  const signOut = async () => {
    setLeaving(true);
    await flow.signOut(forgetDevice ? { forgetDevice } : undefined);
  };
  const back = () => setSwitching(false);
  const change = (open: boolean) => {
    back();
    onOpenChange(open);
  };
  const user = session?.user;
  const name = user && fullName(user);
  const account = {
    title: t('account.title'),
    page: { key: 'account', label: '' },
    actions: (
      <Button
        variant="secondary"
        icon={LogOut}
        isStretched
        isPending={isLeaving}
        pendingLabel={t('account.signingOut')}
        onPress={() => void signOut()}
      >
        {t('account.signOut')}
      </Button>
    ),
  };
  const employers = {
    title: t('account.switchEmployer'),
    page: { key: 'employers', label: t('account.title') },
    start: <IconButton icon={ArrowLeft} label={t('account.back')} onPress={back} />,
  };
  return (
    <BottomSheet isOpen={isOpen} onOpenChange={change} {...(isSwitching ? employers : account)}>
      {isSwitching ? (
        <Employers />
      ) : (
        <Stack gap={4}>
          {name && (
            <Stack gap={0}>
              <Text isStrong>{t('account.signedInAs', { name })}</Text>
              {user?.companyName && <Text tone="muted">{user.companyName}</Text>}
            </Stack>
          )}
          <AccountRows onSwitchEmployer={() => setSwitching(true)} />
          {session && (
            <Checkbox
              isSelected={forgetDevice}
              onChange={setForgetDevice}
              description={t('account.forgetDeviceText')}
            >
              {t('account.forgetDevice')}
            </Checkbox>
          )}
        </Stack>
      )}
    </BottomSheet>
  );
}
