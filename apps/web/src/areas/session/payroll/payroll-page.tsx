import { Button } from '@dayfare/ui/button';
import { Link } from '@dayfare/ui/link';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useLocation } from 'react-router-dom';
import { CallForHelp } from '../../../kit/session/call-for-help.tsx';
import { LoginLayout } from '../../../kit/session/login-layout.tsx';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';

export const title = 'session/payroll:titles.payroll';

/** Where people of the payroll brand begin: after the sign-in they are taken on to its app. */
export function Screen() {
  const t = useTexts('session/payroll');
  const { navigation } = useApp();
  const { search } = useLocation();
  return (
    <LoginLayout>
      <Stack gap={2}>
        <Text variant="title" isBalanced isFocusTarget>
          {t('title')}
        </Text>
        <Text>{t('text')}</Text>
        <Text tone="muted">{t('after')}</Text>
      </Stack>
      <Button isStretched onPress={() => void navigation.go(`/welcome/login${search}`)}>
        {t('signIn')}
      </Button>
      <Stack gap={2} align="start">
        <Link href={`/signup/create-user${search}`} variant="standalone">
          {t('signUp')}
        </Link>
        <CallForHelp question={t('help')} />
      </Stack>
    </LoginLayout>
  );
}
