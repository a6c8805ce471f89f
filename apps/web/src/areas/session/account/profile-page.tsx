import { Box } from '@dayfare/ui/box';
import { Screen as Page } from '@dayfare/ui/screen';
import { Text } from '@dayfare/ui/text';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useHasRoom } from '../../../platform/page-chrome/use-has-room.ts';
import { OwnData, ProfileFacts } from '../../profile/index.ts';
import { AccountList } from './account-list.tsx';
import { AccountOwner } from './account-owner.tsx';
import { PartHeader } from './part-header.tsx';
import { ForgetDevice, SignOutButton } from './sign-out-parts.tsx';
import { useSignOut } from './use-sign-out.ts';

export const title = 'app:titles.account';

/**
 * Who is signed in, what is known of them, what one can do about one's account, and the way out: the part of the app that is about the person. In a wide window
 * the frame has what one can do beside each of these pages.
 */
export function Screen() {
  const t = useTexts('app');
  const leaving = useSignOut();
  const hasRoom = useHasRoom();
  return (
    <Page header={<PartHeader hasAccount={false} />} isWide>
      <Text variant="title" isFocusTarget>
        {t('titles.account')}
      </Text>
      <AccountOwner />
      <ProfileFacts />
      {!hasRoom && (
        <Box background="surface" radius="card" padding="card">
          <AccountList />
        </Box>
      )}
      <OwnData />
      <ForgetDevice leaving={leaving} />
      <SignOutButton leaving={leaving} />
    </Page>
  );
}
