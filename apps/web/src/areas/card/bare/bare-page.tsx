import { AppHeader } from '@dayfare/ui/app-header';
import { Button } from '@dayfare/ui/button';
import { EmptyState } from '@dayfare/ui/empty-state';
import { Link } from '@dayfare/ui/link';
import { Screen as Page } from '@dayfare/ui/screen';
import { Stack } from '@dayfare/ui/stack';
import { redirect } from 'react-router-dom';
import type { App } from '../../../platform/app-context/app.ts';
import { BrandMark } from '../../../platform/brand/brand-mark.tsx';
import { LanguageSwitch } from '../../../platform/i18n/language-switch.tsx';
import { useTexts, useVoice } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../platform/navigation/use-navigate.ts';
import { HowItWorks } from './how-it-works.tsx';

export const title = 'card/bare:titles.page';

/** Signed-in users go to the card’s home; visitors stay. */
export const load = async ({ session }: App): Promise<Response | null> =>
  session.current() ? redirect(pathTo('/card/home')) : null;

/** What the card is, for visitors: nothing of a person, and nothing that has to be fetched. */
export function Screen() {
  const t = useTexts('card/bare');
  const voice = useVoice();
  const navigate = useNavigate();
  const signIn = () =>
    void navigate(`${pathTo('/welcome/login')}?redirectUrl=${encodeURIComponent('/card/home')}`);
  return (
    <Page
      header={<AppHeader logo={<BrandMark drawing="mark" />} trailing={<LanguageSwitch />} />}
      footer={
        <Stack gap={2}>
          <Button isStretched onPress={signIn}>
            {t('signIn')}
          </Button>
          <Stack align="center">
            <Link href={pathTo('/signup/create-user')} variant="standalone">
              {t('signUp')}
            </Link>
          </Stack>
        </Stack>
      }
    >
      <EmptyState
        illustration="get-app"
        title={t('heading', { brand: voice('productName') })}
        headingLevel={1}
        action={<HowItWorks onSignIn={signIn} />}
      >
        {t('text')}
      </EmptyState>
    </Page>
  );
}
