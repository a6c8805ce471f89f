import { homeFor, userType } from '@dayfare/domain/access';
import { AppHeader } from '@dayfare/ui/app-header';
import { Button } from '@dayfare/ui/button';
import { EmptyState } from '@dayfare/ui/empty-state';
import { Link } from '@dayfare/ui/link';
import { Screen } from '@dayfare/ui/screen';
import { Stack } from '@dayfare/ui/stack';
import { useNavigate } from 'react-router-dom';
import { BrandMark } from '../brand/brand-mark.tsx';
import { telephone } from '../i18n/telephone.ts';
import { useTexts, useVoice } from '../i18n/use-texts.ts';
import { AccountButton } from '../session/account/account-button.tsx';
import { useSession } from './app-context.ts';

/** For every path that no page has. */
export function PageNotFound() {
  const t = useTexts('app');
  const voice = useVoice();
  const session = useSession();
  const navigate = useNavigate();
  const home = session ? (homeFor(userType.fromWire(session.user.userType)) ?? '/') : '/';
  // The first entry of a visit has nothing behind it: going back would leave the app.
  const hasPast = window.history.length > 1;
  return (
    <Screen header={<AppHeader logo={<BrandMark />} trailing={session && <AccountButton />} />}>
      <EmptyState
        illustration="not-found"
        headingLevel={1}
        title={t('notFound.title')}
        action={
          <Stack gap={2} align="center">
            {hasPast && <Button onPress={() => void navigate(-1)}>{t('notFound.back')}</Button>}
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
