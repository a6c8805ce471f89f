import { ApiError } from './api-error.ts';
import { fetchOptions } from './fetch-options.ts';
import type { Answer } from './open-envelope.ts';
import type { Body } from './signature/index.ts';

/** How long an answer may take, in milliseconds. A write gets longer: giving up on it leaves it in doubt. */
export const timeouts = { read: 15_000, write: 30_000 } as const;

/** What goes out on the wire. */
export interface Outgoing {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Body;
  readonly kind: 'read' | 'write';
  /** In milliseconds. Default: by kind. */
  readonly timeout?: number | undefined;
}

/** An answer and the header that tells the server's time. */
export interface Received extends Answer {
  readonly date: string | null;
}

/** One request and its whole answer. Throws ApiError of kind network, timeout or cancelled. */
export async function exchange(
  { method, url, headers, body, kind, timeout = timeouts[kind] }: Outgoing,
  fetcher: typeof fetch,
  caller: AbortSignal | undefined,
): Promise<Received> {
  const expiry = AbortSignal.timeout(timeout);
  const mayHaveMoved = kind === 'write';
  try {
    const response = await fetcher(url, {
      ...fetchOptions(method, headers, body),
      signal: caller ? AbortSignal.any([caller, expiry]) : expiry,
    });
    return {
      httpStatus: response.status,
      statusText: response.statusText,
      text: await response.text(),
      date: response.headers.get('Date'),
      retryAfter: response.headers.get('Retry-After'),
    };
  } catch (cause) {
    if (caller?.aborted) throw new ApiError({ kind: 'cancelled', mayHaveMoved, cause });
    throw new ApiError({ kind: expiry.aborted ? 'timeout' : 'network', mayHaveMoved, cause });
  }
}
