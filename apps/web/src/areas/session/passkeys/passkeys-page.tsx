import { passkeysQuery } from '@dayfare/api/session/queries';
import { useQuery } from '@tanstack/react-query';
import { redirect } from 'react-router-dom';
import type { App } from '../../../platform/app-context/app.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { SettingsPage } from '../settings/settings-page.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { PasskeyList } from './passkey-list.tsx';

export const title = 'session/passkeys:titles.page';
export const back = 'previous';

/** Leads back to the account where passkeys are switched off. */
export async function load({ startup }: App): Promise<Response | null> {
  return startup.configuration.get().hasPasskeys ? null : redirect('/home/profile');
}

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
