import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useSession } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { fullName } from '../../../platform/session/full-name.ts';

/** Who is signed in, and with which employer. */
export function AccountOwner() {
  const t = useTexts('app');
  const user = useSession()?.user;
  const name = user && fullName(user);
  if (!name) return null;
  return (
    <Stack gap={0}>
      <Text isStrong>{t('account.signedInAs', { name })}</Text>
      {user.companyName && <Text tone="muted">{user.companyName}</Text>}
    </Stack>
  );
}
