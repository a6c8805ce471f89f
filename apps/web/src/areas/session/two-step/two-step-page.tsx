import { twoStepQuery } from '@dayfare/api/session/queries';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { SettingsPage } from '../settings/settings-page.tsx';
import { TwoStepForm } from './two-step-form.tsx';

export const title = 'session/two-step:titles.page';
export const back = 'previous';

/** The page with the settings of two-step sign-in. */
export function Screen() {
  const { api } = useApp();
  const t = useTexts('session/two-step');
  return (
    <SettingsPage
      title={t('titles.page')}
      text={t('text')}
      query={useQuery(twoStepQuery(api))}
      failed={{ title: t('loadFailed'), text: t('loadFailedText'), offlineText: t('offlineText') }}
    >
      {(settings) => <TwoStepForm settings={settings} />}
    </SettingsPage>
  );
}
