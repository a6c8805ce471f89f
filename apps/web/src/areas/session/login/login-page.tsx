import { Banner } from '@dayfare/ui/banner';
import { Button } from '@dayfare/ui/button';
import { Link } from '@dayfare/ui/link';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useLocation } from 'react-router-dom';
import { lateButton } from '../../../kit/session/login-layout.css.ts';
import { LoginLayout } from '../../../kit/session/login-layout.tsx';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts, useVoice } from '../../../platform/i18n/use-texts.ts';
import { optional } from '../../../platform/loading/optional.tsx';
import { useCell } from '../../../platform/state/cell.ts';
import { CallSupport } from './call-support.tsx';
import { LoginForm } from './login-form.tsx';
import { signUpPath } from './sign-up-path.ts';
import { useLogin } from './use-login.ts';

export const title = 'session/login:titles.login';

const PasskeySignIn = optional(() => import('./passkey-sign-in.tsx'));

/** Where people sign in. */
export function Screen() {
  const t = useTexts('session/login');
  const voice = useVoice();
  const login = useLogin();
  const { startup } = useApp();
  const { hasPasskeys } = useCell(startup.configuration);
  // What was asked for is gone to by either way in.
  const { search } = useLocation();
  return (
    <LoginLayout>
      <Stack gap={1}>
        <Text variant="title" isFocusTarget>
          {voice('signInTitle')}
        </Text>
        <Text tone="muted">{voice('signInSubtitle')}</Text>
      </Stack>
      {!login.failure && <ServerBanner />}
      <LoginForm login={login} />
      <Stack gap={3} align="start">
        <Stack gap={0} align="start">
          <Link href={signUpPath(search)} variant="standalone">
            {t('login.signUp')}
          </Link>
          <Link href="/welcome/forgot-password" variant="standalone">
            {t('login.forgot')}
          </Link>
          <Link href={`/sso/home${search}`} variant="standalone">
            {t('login.work')}
          </Link>
        </Stack>
        <CallSupport question={t('login.help')} />
      </Stack>
      {/* On a first visit it is the configuration that says whether there are passkeys: nothing moves when it comes. */}
      <div className={lateButton}>{hasPasskeys && <PasskeySignIn />}</div>
    </LoginLayout>
  );
}

/** Says so before anyone types in vain, when the app found no server at its start. */
function ServerBanner() {
  const { connection, startup } = useApp();
  const t = useTexts('app');
  const isOnline = useCell(connection.isOnline);
  const isUp = useCell(connection.server) === 'up';
  // Without a network the frame says so.
  if (!isOnline || isUp) return null;
  return (
    <Banner
      tone="warning"
      title={t('start.downTitle')}
      isAnnounced
      action={
        <Button variant="secondary" size="small" onPress={() => void startup.configure()}>
          {t('start.retry')}
        </Button>
      }
    >
      {t('start.downText')}
    </Banner>
  );
}
