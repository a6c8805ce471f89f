import { headersFor } from './headers.ts';
import type { TransportLogEntry } from './log.ts';
import type { ApiRequest } from './request.ts';
import { isAuthObject, type SessionSnapshot } from './session-snapshot.ts';
import type { Signer } from './signer.ts';

/** What the headers of a request depend on, besides the request itself. */
export interface Signing {
  readonly session: SessionSnapshot;
  /** `document.cookie`. */
  readonly cookies: string;
  readonly signer: Signer;
  /** Seconds since 1970 by the server's clock, as far as it is known. */
  readonly timestamp: number;
  readonly log: (event: TransportLogEntry['event']) => void;
}

/** All headers of a request, with its signature. They are good for one attempt. */
export async function signedHeaders(
  request: ApiRequest,
  { session, cookies, signer, timestamp, log }: Signing,
): Promise<Record<string, string>> {
  const { method, url, body } = request;
  const headers = headersFor(request, session, cookies, log);
  const signature = await signer.sign({
    ...{ method, body, headers, timestamp },
    path: url.pathname + url.search,
    keys: isAuthObject(session.auth) ? session.keys : null,
  });
  return { ...headers, ...signature };
}
