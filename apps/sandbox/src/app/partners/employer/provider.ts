import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import Provider from 'oidc-provider';
import type { EmployerDirectory } from './accounts.ts';
import { lostPage } from './pages.ts';
import { createRecords } from './records.ts';

/** What the product is known by at the employer's provider. */
export interface EmployerClient {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Path that the provider leads back to. */
  readonly returnPath: string;
}

const loopbackHosts = new Set(['127.0.0.1', 'localhost']);
const isLoopback = (address: string, path: string) => {
  const url = URL.parse(address);
  return url !== null && loopbackHosts.has(url.hostname) && url.pathname === path && url.search === '';
};

async function newSigningKey() {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig' };
}

/** The OpenID provider of an employer: one confidential client, codes with PKCE, and no page of its own. */
export async function createProvider(
  issuer: string,
  { clientId, clientSecret, returnPath }: EmployerClient,
  directory: EmployerDirectory,
): Promise<Provider> {
  const provider = new Provider(issuer, {
    adapter: createRecords(),
    clients: [
      {
        ...{
          client_id: clientId,
          client_secret: clientSecret,
          redirect_uris: [`http://localhost${returnPath}`],
        },
        ...{ response_types: ['code'], grant_types: ['authorization_code'] },
        token_endpoint_auth_method: 'client_secret_basic',
      },
    ],
    pkce: { required: () => true },
    scopes: ['openid', 'profile'],
    claims: { openid: ['sub'], profile: ['name', 'given_name', 'family_name'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/sign-in/${uid}` },
    jwks: { keys: [await newSigningKey()] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    ttl: { Interaction: 600, Session: 3600, Grant: 3600, AccessToken: 600, IdToken: 600 },
    findAccount: async (_, login) => {
      const account = await directory.find(login);
      if (!account) return undefined;
      const { firstName, lastName } = account;
      const name = { name: `${firstName} ${lastName}`, given_name: firstName, family_name: lastName };
      return { accountId: login, claims: () => ({ sub: login, ...name }) };
    },
    renderError: async (ctx) => {
      ctx.type = 'html';
      ctx.body = await (await lostPage('en')).text();
    },
  });
  // The server's port is any that is free, and a developer's page stands at another one.
  provider.Client.prototype.redirectUriAllowed = (address) => isLoopback(address, returnPath);
  return provider;
}
