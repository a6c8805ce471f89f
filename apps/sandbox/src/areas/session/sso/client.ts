import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretBasic,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
} from 'openid-client';
import type { SsoPartner } from '../../../platform/http/sso-partner.ts';
import type { SsoAttempt } from './attempts.ts';

const clients = new Map<string, Promise<Configuration>>();
const isOnThisMachine = ({ protocol, hostname }: URL) =>
  protocol === 'http:' && (hostname === '127.0.0.1' || hostname === 'localhost');

/** What the partner's provider says about itself; asked for once, and again after a failure. */
function clientOf({ issuer, clientId, clientSecret }: SsoPartner): Promise<Configuration> {
  const key = `${issuer} ${clientId}`;
  const url = new URL(issuer);
  // Only the provider that the sandbox plays has no certificate.
  const execute = isOnThisMachine(url) ? [allowInsecureRequests] : [];
  const client =
    clients.get(key) ??
    discovery(url, clientId, undefined, ClientSecretBasic(clientSecret), { execute, timeout: 10 });
  clients.set(key, client);
  client.catch(() => clients.delete(key));
  return client;
}

/** What goes along to the partner's page. */
interface SsoRequest {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  /** Where the partner leads back to. */
  readonly redirectUri: string;
}

/** Address of the partner's page. Asks for the password even of someone who is signed in there: the device may be shared. */
export async function addressAtPartner(
  partner: SsoPartner,
  { state, nonce, verifier, redirectUri }: SsoRequest,
): Promise<URL> {
  return buildAuthorizationUrl(await clientOf(partner), {
    ...{ state, nonce, redirect_uri: redirectUri },
    ...{ scope: 'openid profile', prompt: 'login' },
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
}

/** The partner's name for the person who comes back at `address`. Rejects with what the partner or the library holds against it. */
export async function subjectAt(
  partner: SsoPartner,
  address: URL,
  { state, attempt }: { readonly state: string; readonly attempt: SsoAttempt },
): Promise<string> {
  const tokens = await authorizationCodeGrant(await clientOf(partner), address, {
    expectedState: state,
    expectedNonce: attempt.nonce,
    pkceCodeVerifier: attempt.verifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new Error('The partner sent no identity.');
  return claims.sub;
}
