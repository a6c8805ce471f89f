import { Button } from '@dayfare/ui/button';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { draftStoreOf } from '../../../kit/enrollment/draft-store.ts';
import { StepPage } from '../../../kit/enrollment/step-page.tsx';
import type { App } from '../../../platform/app-context/app.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';

export const title = 'enrollment/employer:titles.contact';
export const load = (app: App) => draftStoreOf(app).load();

/** For people who can't be found: what to ask the employer. */
export function Screen() {
  const t = useTexts('enrollment/employer');
  const { navigation } = useApp();
  return (
    <StepPage
      title={t('contact.title')}
      text={t('contact.text')}
      footer={
        <Button isStretched onPress={() => void navigation.go('/signup/employer')}>
          {t('contact.search')}
        </Button>
      }
    >
      <Stack gap={3}>
        <Text>{t('contact.offers')}</Text>
        <Text>{t('contact.records')}</Text>
        <Text tone="muted">{t('contact.kept')}</Text>
      </Stack>
    </StepPage>
  );
}
