import { BottomSheet } from '@dayfare/ui/bottom-sheet';
import { Box } from '@dayfare/ui/box';
import { Screen as Page } from '@dayfare/ui/screen';
import { Text } from '@dayfare/ui/text';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { AccountOwner } from './account-owner.tsx';
import { AccountRows } from './account-rows.tsx';
import { Employers } from './employers.tsx';
import { PartHeader } from './part-header.tsx';
import { ForgetDevice, SignOutButton } from './sign-out-parts.tsx';
import { useSignOut } from './use-sign-out.ts';

export const title = 'app:titles.account';

/** Who is signed in, what one can do about one's account, and the way out: the part of the app that is about the person. */
export function Screen() {
  const t = useTexts('app');
  const leaving = useSignOut();
  const [isSwitching, setSwitching] = useState(false);
  return (
    <Page header={<PartHeader hasAccount={false} />} isWide>
      <Text variant="title" isFocusTarget>
        {t('titles.account')}
      </Text>
      <AccountOwner />
      <Box background="surface" radius="card" padding="card">
        <AccountRows onSwitchEmployer={() => setSwitching(true)} />
      </Box>
      <ForgetDevice leaving={leaving} />
      <SignOutButton leaving={leaving} />
      {isSwitching && (
        <BottomSheet isOpen onOpenChange={setSwitching} title={t('account.switchEmployer')}>
          <Employers />
        </BottomSheet>
      )}
    </Page>
  );
}
