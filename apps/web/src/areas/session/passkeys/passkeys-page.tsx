import { passkeysQuery } from '@dayfare/api/session/queries';
import { Banner } from '@dayfare/ui/banner';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { useQuery } from '@tanstack/react-query';
import { redirect } from 'react-router-dom';
import { useProofSheet } from '../../../kit/proof/use-proof-sheet.ts';
import type { App } from '../../../platform/app-context/app.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { SubmitButton } from '../../../platform/forms/submit-button.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { SettingsPage } from '../settings/settings-page.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { useAddPasskey } from './use-passkeys.ts';

export const title = 'session/passkeys:titles.page';

/** Leads back to the account where passkeys are switched off. */
export async function load({ startup }: App): Promise<Response | null> {
  return startup.configuration.get().hasPasskeys ? null : redirect('/home/profile');
}

/** The passkeys of a person: adding one, and removing one. A code proves first who is asking. */
export function Screen() {
  const { api } = useApp();
  const t = useTexts('session/passkeys');
  const query = useQuery(passkeysQuery(api));
  const { submission, demand } = useAddPasskey();
  const { Sheet, isOpen, setOpen } = useProofSheet(demand);
  const canAdd = browserSupportsWebAuthn();
  const add = () => void submission.submit();
  return (
    <>
      <SettingsPage
        title={t('titles.page')}
        text={t('text')}
        query={query}
        shape="rows"
        failed={{ title: t('loadFailed'), text: t('loadFailedText'), offlineText: t('offlineText') }}
        onSubmit={add}
        footer={
          canAdd &&
          !query.error && (
            <SubmitButton submission={submission} isDisabled={!query.data} pendingLabel={t('adding')}>
              {t('add')}
            </SubmitButton>
          )
        }
      >
        {(passkeys) => (
          <>
            <PasskeyList passkeys={passkeys} />
            {canAdd ? (
              <AddPasskey submission={submission} isUnproved={demand !== null && !isOpen} />
            ) : (
              <Banner tone="info">{t('unsupported')}</Banner>
            )}
          </>
        )}
      </SettingsPage>
      {/* Beside the form: what is sent in the sheet is not sent in the form. */}
      {Sheet && (
        <Sheet
          isOpen={isOpen}
          onOpenChange={setOpen}
          reason={t('proof')}
          onProved={() => {
            setOpen(false);
            add();
          }}
        />
      )}
    </>
  );
}
