import { pendingStepPath } from '@dayfare/domain/session';
import { BottomSheet } from '@dayfare/ui/bottom-sheet';
import { Button } from '@dayfare/ui/button';
import { Checkbox } from '@dayfare/ui/checkbox';
import { Link } from '@dayfare/ui/link';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useApp, useSession } from '../../../platform/app-context/app-context.ts';
import { LanguageSwitch } from '../../../platform/i18n/language-switch.tsx';
import { telephone } from '../../../platform/i18n/telephone.ts';
import { useTexts, useVoice } from '../../../platform/i18n/use-texts.ts';
import { domainUser } from '../../../platform/session/domain-user.ts';
import { fullName } from '../../../platform/session/full-name.ts';

/** Props of {@link AccountSheet}. */
export interface AccountSheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Who is signed in, in which language, whom to call, and the way out. */
export function AccountSheet({ isOpen, onOpenChange }: AccountSheetProps) {
  const { flow } = useApp();
  const session = useSession();
  const t = useTexts('app');
  const voice = useVoice();
  const [isLeaving, setLeaving] = useState(false);
  const [forgetDevice, setForgetDevice] = useState(false);

  const signOut = async () => {
    setLeaving(true);
    await flow.signOut(forgetDevice ? { forgetDevice } : undefined);
  };
  const user = session?.user;
  const name = user && fullName(user);
  return (
    <BottomSheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('account.title')}
      actions={
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
      }
    >
      <Stack gap={5}>
        {name && (
          <Stack gap={0}>
            <Text isStrong>{t('account.signedInAs', { name })}</Text>
            {user?.companyName && <Text tone="muted">{user.companyName}</Text>}
          </Stack>
        )}
        <LanguageSwitch />
        {session && pendingStepPath(domainUser(session)) === null && (
          <Stack align="start">
            <Link href="/home/change-password" variant="standalone">
              {t('account.changePassword')}
            </Link>
            <Link href="/home/two-step" variant="standalone">
              {t('account.twoStep')}
            </Link>
          </Stack>
        )}
        <Stack gap={0} align="start">
          <Link href={telephone(voice('supportPhone'))} variant="standalone">
            {t('problem.call')}
          </Link>
          <Text variant="caption" tone="muted">
            {voice('supportName')} · {voice('supportHours')}
          </Text>
        </Stack>
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
    </BottomSheet>
  );
}
