import { Button } from '@dayfare/ui/button';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { LoginLayout } from '../../../kit/session/login-layout.tsx';
import { useApp, useSession } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { StateForm } from './state-form.tsx';

export const title = 'session/state-selection:titles.state';

/** The page where people choose their state or province. */
export function Screen() {
  const session = useSession();
  return session ? <StateForm session={session} /> : <Visitor />;
}

/** The page is open to visitors, but the state belongs to an account. */
function Visitor() {
  const t = useTexts('session/state-selection');
  const app = useTexts('app');
  const { navigation } = useApp();
  return (
    <LoginLayout>
      <Stack gap={2}>
        <Text variant="title" isBalanced isFocusTarget>
          {t('visitorTitle')}
        </Text>
        <Text tone="muted">{t('visitorText')}</Text>
      </Stack>
      <Button isStretched onPress={() => void navigation.go('/welcome/login')}>
        {app('session.signIn')}
      </Button>
    </LoginLayout>
  );
}
