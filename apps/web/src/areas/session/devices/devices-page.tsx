import { devicesQuery } from '@dayfare/api/session/queries';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { SettingsPage } from '../settings/settings-page.tsx';
import { DeviceList } from './device-list.tsx';

export const title = 'session/devices:titles.page';

/** Where the person's account is in use, and ways to end that. */
export function Screen() {
  const { api } = useApp();
  const t = useTexts('session/devices');
  return (
    <SettingsPage
      title={t('titles.page')}
      text={t('text')}
      query={useQuery(devicesQuery(api))}
      shape="rows"
      failed={{ title: t('loadFailed'), text: t('loadFailedText'), offlineText: t('offlineText') }}
    >
      {(devices) => <DeviceList devices={devices} />}
    </SettingsPage>
  );
}
