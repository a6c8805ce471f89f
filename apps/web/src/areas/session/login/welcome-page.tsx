import { Link } from '@dayfare/ui/link';
import { Stack } from '@dayfare/ui/stack';
import { useLocation } from 'react-router-dom';
import { LoginLayout } from '../../../kit/session/login-layout.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { CallSupport } from './call-support.tsx';
import { signUpPath } from './sign-up-path.ts';

export const title = 'session/login:titles.welcome';

/** Where people arrive who aren't signed in: what this is, and the ways in. Links, so that they work before the script has loaded. */
export function Screen() {
  const t = useTexts('session/login');
  const { search } = useLocation();
  return (
    <LoginLayout isAboutBrand>
      <Stack gap={2}>
        <Link href={`/welcome/login${search}`} variant="primary">
          {t('login.submit')}
        </Link>
        <Link href={signUpPath(search)} variant="secondary">
          {t('welcome.signUp')}
        </Link>
      </Stack>
      <Stack gap={3} align="start">
        <Link href={`/sso/home${search}`} variant="standalone">
          {t('login.work')}
        </Link>
        <CallSupport question={t('welcome.help')} />
      </Stack>
    </LoginLayout>
  );
}
