import { type SsoFailure, ssoFailure } from '@dayfare/domain/session';
import { Button } from '@dayfare/ui/button';
import { Link } from '@dayfare/ui/link';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useSearchParams } from 'react-router-dom';
import { CallForHelp } from '../../../kit/session/call-for-help.tsx';
import { LoginLayout } from '../../../kit/session/login-layout.tsx';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';

export const title = 'session/welcome:titles.failed';

/** The user's identity could not be confirmed, here or at their employer's page: what that means, and the ways on. */
export function Screen() {
  const t = useTexts('session/welcome');
  const app = useTexts('app');
  const { navigation } = useApp();
  const [search] = useSearchParams();
  const reason = ssoFailure(search.get('reason'));
  // Signing in leads to what was requested before.
  const redirectUrl = search.get('redirectUrl');
  const query = redirectUrl === null ? '' : `?${new URLSearchParams({ redirectUrl })}`;
  const goTo = (path: string) => void navigation.go(path + query, { replace: true });
  const isWorthAnotherTry = reason !== null && reason !== 'unknown';

  return (
    <LoginLayout>
      <Stack gap={2}>
        <Text variant="title" isBalanced isFocusTarget>
          {t(reason ? titles[reason] : 'failed.title')}
        </Text>
        <Text>{t(reason ? texts[reason] : 'failed.text')}</Text>
        <Text tone="muted">{t(reason ? 'failed.unchanged' : 'failed.why')}</Text>
      </Stack>
      {isWorthAnotherTry ? (
        <Button isStretched onPress={() => goTo('/sso/home')}>
          {t('failed.tryWork')}
        </Button>
      ) : (
        <Button isStretched onPress={() => goTo('/welcome/login')}>
          {t('failed.signIn')}
        </Button>
      )}
      <Stack gap={2} align="start">
        {isWorthAnotherTry && (
          <Link href={`/welcome/login${query}`} variant="standalone">
            {app('session.signIn')}
          </Link>
        )}
        <CallForHelp question={t('failed.help')} />
      </Stack>
    </LoginLayout>
  );
}

const titles = {
  cancelled: 'failed.cancelledTitle',
  unknown: 'failed.unknownTitle',
  unavailable: 'failed.unavailableTitle',
  expired: 'failed.expiredTitle',
} as const satisfies Record<SsoFailure, string>;

const texts = {
  cancelled: 'failed.cancelled',
  unknown: 'failed.unknown',
  unavailable: 'failed.unavailable',
  expired: 'failed.expired',
} as const satisfies Record<SsoFailure, string>;
