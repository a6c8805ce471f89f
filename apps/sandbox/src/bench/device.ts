import { type Credentials, sessionContract, type WireCurrentUser } from '@dayfare/api/session/contract';
import { startupContract } from '@dayfare/api/startup/contract';
import { createApiClient, importSessionKeys, type SessionSnapshot } from '@dayfare/api/transport';

/** How requests are sent: through a socket, or directly to the app. */
export type Fetch = (request: Request) => Response | Promise<Response>;

/** A browser without a page: it keeps its cookies and session, and signs its requests. */
export type Device = ReturnType<typeof createDevice>;

/** A new device that talks to a server. */
export function createDevice(origin: string, fetcher: Fetch = fetch) {
  const jar = new Map<string, string>();
  let session: SessionSnapshot = { auth: null, keys: null, businessEnvironment: 'Common', locale: 'en' };

  const send = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    request.headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetcher(request);
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const [name = '', ...value] = pair.split('=');
      jar.set(name, value.join('='));
    }
    return response;
  };

  const api = createApiClient({
    baseUrl: `${origin}/api`,
    session: () => session,
    fetch: send,
    cookies: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
  });

  const adopt = async (user: WireCurrentUser): Promise<WireCurrentUser> => {
    const { authToken, userID, userType, businessId, signingKey } = user;
    const keys = await importSessionKeys(signingKey);
    session = { ...session, auth: { authToken, userID, userType, businessId }, keys };
    return user;
  };

  return {
    api,
    client: api.client,
    send,
    cookies: jar as ReadonlyMap<string, string>,
    /** Gives the device a cookie that a page, or another visit of the same browser, has set. */
    setCookie: (name: string, value: string) => void jar.set(name, value),
    session: () => session,
    setLanguage: (locale: string) => {
      session = { ...session, locale };
    },
    setBruteForceKey: (bruteForceKey: string) => {
      session = { ...session, bruteForceKey };
    },
    setConnectToken: (connectToken: string) => {
      session = { ...session, connectToken };
    },
    /** Continues with the token and key that a call returned. */
    adopt,
    /** Signs in by e-mail address with this device's cookies, and keeps the session. */
    async signIn(email: string, password: string, deviceId = 'device'): Promise<WireCurrentUser> {
      session = { ...session, auth: null, keys: null };
      await api.client(startupContract).getConfigurationSettings();
      const credentials: Credentials = {
        identifier: email,
        identifierType: 'EmailAddress',
        password,
        deviceId,
        deviceType: 'Web',
      };
      return adopt(await api.client(sessionContract).loginM(credentials));
    },
  };
}
