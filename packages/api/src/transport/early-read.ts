import { type FetchOptions, fetchOptions } from './fetch-options.ts';
import type { SessionSnapshot } from './session-snapshot.ts';
import { signedHeaders } from './signed-headers.ts';
import { hmacSigner } from './signer.ts';

/** A read that is sent before the app's script has loaded. */
export interface EarlyRead {
  /** Absolute URL, with query. */
  readonly url: URL;
  readonly session: SessionSnapshot;
  /** `document.cookie`. */
  readonly cookies: string;
}

/**
 * What to fetch for a read, signed like every other request, without the client and its contracts. The server's clock is not known yet: if the
 * device's is wrong, the server refuses and the client asks again.
 */
export async function earlyRead({ url, session, cookies }: EarlyRead): Promise<FetchOptions> {
  const request = { method: 'GET', url, body: '', template: url.pathname, kind: 'read' } as const;
  const timestamp = Math.floor(Date.now() / 1000);
  const signing = { session, cookies, signer: hmacSigner, timestamp, log: () => undefined };
  return fetchOptions('GET', await signedHeaders(request, signing), '');
}
