import { homeFor, userType } from '@dayfare/domain/access';
import { AppHeader } from '@dayfare/ui/app-header';
import { Button } from '@dayfare/ui/button';
import { EmptyState } from '@dayfare/ui/empty-state';
import { Link } from '@dayfare/ui/link';
import { Screen } from '@dayfare/ui/screen';
import { Stack } from '@dayfare/ui/stack';
import { BrandMark } from '../brand/brand-mark.tsx';
import { telephone } from '../i18n/telephone.ts';
import { useTexts, useVoice } from '../i18n/use-texts.ts';
import { AccountButton } from '../session/account/account-button.tsx';
import { useApp, useSession } from './app-context.ts';
import { goBackFrom } from './back.ts';

/** For every path that no page has. */
export function PageNotFound() {
  const t = useTexts('app');
  const voice = useVoice();
  const session = useSession();
  const app = useApp();
  const home = session ? (homeFor(userType.fromWire(session.user.userType)) ?? '/') : '/';
  return (
    <Screen header={<AppHeader logo={<BrandMark />} trailing={session && <AccountButton />} />}>
      <EmptyState
        illustration="not-found"
        headingLevel={1}
        title={t('notFound.title')}
        action={
          <Stack gap={2} align="center">
            <Button onPress={() => void goBackFrom(app)}>{t('notFound.back')}</Button>
            <Link href={home} variant="standalone">
              {t('notFound.home')}
            </Link>
            <Link href={telephone(voice('supportPhone'))} variant="standalone">
              {t('notFound.help')}
            </Link>
          </Stack>
        }
      >
        {t('notFound.text')}
      </EmptyState>
    </Screen>
  );
}
