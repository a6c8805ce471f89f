import { Button } from '@dayfare/ui/button';
import { Checkbox } from '@dayfare/ui/checkbox';
import { LogOut } from 'lucide-react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import type { Leaving } from './use-sign-out.ts';

/** Signs out. */
export function SignOutButton({ leaving }: { leaving: Leaving }) {
  const t = useTexts('app');
  return (
    <Button
      variant="secondary"
      icon={LogOut}
      isStretched
      isPending={leaving.isLeaving}
      pendingLabel={t('account.signingOut')}
      onPress={() => void leaving.signOut()}
    >
      {t('account.signOut')}
    </Button>
  );
}

/** Whether signing out makes the server forget this device. */
export function ForgetDevice({ leaving }: { leaving: Leaving }) {
  const t = useTexts('app');
  return (
    <Checkbox
      isSelected={leaving.forgetDevice}
      onChange={leaving.setForgetDevice}
      description={t('account.forgetDeviceText')}
    >
      {t('account.forgetDevice')}
    </Checkbox>
  );
}
