import { AppHeader } from '@dayfare/ui/app-header';
import { Button } from '@dayfare/ui/button';
import { Screen as Page } from '@dayfare/ui/screen';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useSearchParams } from 'react-router-dom';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { BrandMark } from '../../../platform/brand/brand-mark.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';

export const title = 'session/sign-out:titles.signOut';

/** Asks before another site signs someone out. Signing out from here continues as the link requested. */
export function Screen() {
  const t = useTexts('session/sign-out');
  const { navigation } = useApp();
  const [search] = useSearchParams();
  const signOut = () => {
    const logoutredirect = search.get('to') ?? '/welcome/login';
    // From one of our own pages, the guard does what the link says.
    void navigation.go(`/home/sign-out?${new URLSearchParams({ logoutredirect })}`, { replace: true });
  };
  return (
    <Page
      header={<AppHeader logo={<BrandMark />} />}
      footer={
        <Stack gap={2}>
          <Button isStretched onPress={() => void navigation.go('/', { replace: true })}>
            {t('ask.stay')}
          </Button>
          <Button variant="secondary" isStretched onPress={signOut}>
            {t('ask.signOut')}
          </Button>
        </Stack>
      }
    >
      <Stack gap={2}>
        <Text variant="title" isBalanced isFocusTarget>
          {t('ask.title')}
        </Text>
        <Text tone="muted">{t('ask.text')}</Text>
      </Stack>
    </Page>
  );
}
