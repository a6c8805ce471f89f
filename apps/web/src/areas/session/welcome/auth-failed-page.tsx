import { Button } from '@dayfare/ui/button';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useLocation } from 'react-router-dom';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { LoginLayout } from '../login/login-layout.tsx';
import { CallForHelp } from '../steps/call-for-help.tsx';

export const title = 'session/welcome:titles.failed';
export const back = 'leave';

/** Who somebody is could not be confirmed: what that means, and the ways on. */
export function Screen() {
  const t = useTexts('session/welcome');
  const { navigation } = useApp();
  // What was asked for before is gone to after signing in.
  const { search } = useLocation();
  return (
    <LoginLayout>
      <Stack gap={2}>
        <Text variant="title" isBalanced isFocusTarget>
          {t('failed.title')}
        </Text>
        <Text>{t('failed.text')}</Text>
        <Text tone="muted">{t('failed.why')}</Text>
      </Stack>
      <Button isStretched onPress={() => void navigation.go(`/welcome/login${search}`, { replace: true })}>
        {t('failed.signIn')}
      </Button>
      <CallForHelp question={t('failed.help')} />
    </LoginLayout>
  );
}
