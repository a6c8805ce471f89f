import { passkeyContract } from '@dayfare/api/session/passkey-contract';
import { Button } from '@dayfare/ui/button';
import { Stack } from '@dayfare/ui/stack';
import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser';
import { useSearchParams } from 'react-router-dom';
import { unlessCancelled } from '../../../kit/session/unless-cancelled.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { deviceId, deviceType } from '../../../platform/session/device.ts';

/** The other way to sign in: with a passkey, in browsers that have them. Load lazily. */
export default function PasskeySignIn() {
  const { api, flow, local } = useApp();
  const t = useTexts('session/login');
  const [search] = useSearchParams();
  const submission = useSubmit({
    form: 'session/passkey-sign-in',
    initial: {},
    secret: [],
    send: async () => {
      const calls = api.client(passkeyContract);
      const optionsJSON = await calls.beginPasskeySignIn();
      const credential = await unlessCancelled(startAuthentication({ optionsJSON }));
      if (!credential) return;
      const device = { deviceId: deviceId(local), deviceType: deviceType() };
      const user = await calls.loginWithPasskey({ credential, ...device });
      await flow.adopt(user, search.get('redirectUrl'));
    },
  });
  if (!browserSupportsWebAuthn()) return null;
  return (
    <Stack gap={2}>
      <FormStatus submission={submission} title={t('passkey.failed')} text={t('passkey.failedText')} />
      <Button
        variant="secondary"
        isStretched
        isPending={submission.isPending}
        pendingLabel={t('passkey.pending')}
        onPress={() => void submission.submit()}
      >
        {t('passkey.signIn')}
      </Button>
    </Stack>
  );
}
