import { sessionContract } from '@dayfare/api/session/contract';
import { startupContract } from '@dayfare/api/startup/contract';
import { createApiClient } from '@dayfare/api/transport';
import { deviceId, deviceType } from '../../src/platform/session/device.ts';
import { createSessionStore } from '../../src/platform/session/session-store.ts';
import { laterVault } from '../../src/platform/session/vault.ts';

declare global {
  interface Window {
    signInHere: (who: { readonly email: string; readonly password: string }) => Promise<void>;
  }
}

/** Asks the server for a session, and stores it as the app does. */
window.signInHere = async ({ email, password }) => {
  const { client } = createApiClient({
    baseUrl: `${window.location.origin}/api`,
    session: () => ({ auth: null, keys: null, businessEnvironment: 'Common', locale: 'en' }),
  });
  // The first answer brings the cookie without which the second call is refused.
  await client(startupContract).getConfigurationSettings();
  const user = await client(sessionContract).loginM({
    identifier: email,
    identifierType: 'EmailAddress',
    password,
    deviceId: deviceId(localStorage),
    deviceType: deviceType(),
  });
  await createSessionStore({ vault: laterVault() }).begin(user);
};
