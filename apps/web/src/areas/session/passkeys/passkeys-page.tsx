import { passkeysQuery } from '@dayfare/api/session/queries';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { SettingsPage } from '../settings/settings-page.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { PasskeyList } from './passkey-list.tsx';

export const title = 'session/passkeys:titles.page';
export const back = 'previous';

/** The passkeys of a person: adding one, and removing one. */
export function Screen() {
  const { api } = useApp();
  const t = useTexts('session/passkeys');
  return (
    <SettingsPage
      title={t('titles.page')}
      text={t('text')}
      query={useQuery(passkeysQuery(api))}
      failed={{ title: t('loadFailed'), text: t('loadFailedText'), offlineText: t('offlineText') }}
    >
      {(passkeys) => (
        <>
          <PasskeyList passkeys={passkeys} />
          <AddPasskey />
        </>
      )}
    </SettingsPage>
  );
}
