import { ApiError, isApiError } from './api-error.ts';
import { exchange } from './exchange.ts';
import type { TransportLog } from './log.ts';
import { openEnvelope } from './open-envelope.ts';
import { newReference } from './reference.ts';
import type { ApiRequest } from './request.ts';
import { withRetries } from './retry.ts';
import type { ServerClock } from './server-clock.ts';
import { isAuthObject, type SessionSnapshot } from './session-snapshot.ts';
import { signedHeaders } from './signed-headers.ts';
import type { Signer } from './signer.ts';

/** A 401. */
export interface UnauthorizedEvent {
  /** Where the status was: that of the HTTP response, or in its body. */
  readonly from: 'http' | 'body';
  /** Whether the request had a token. */
  readonly tokenSent: boolean;
  /** `error.apiErrorCode`, if the response had one. */
  readonly code: string | undefined;
}

/** Called when a response concerns the whole app, not only the caller. */
export interface TransportHooks {
  /**
   * 401, by HTTP status or in the body. With a token, the session has ended; without, there was none. Not called for a request of a
   * previous session.
   */
  readonly onUnauthorized?: ((event: UnauthorizedEvent) => void) | undefined;
  /** 502 or 503, after the retries. */
  readonly onMaintenance?: ((event: { httpStatus: number }) => void) | undefined;
}

/** What the pipeline works with. */
export interface Pipeline {
  readonly session: () => SessionSnapshot;
  readonly signer: Signer;
  readonly log: TransportLog;
  readonly hooks: TransportHooks;
  readonly fetcher: typeof fetch;
  readonly clock: ServerClock;
  /** `document.cookie`. */
  readonly cookies: () => string;
  readonly isOnline: () => boolean;
}

/** Refusals before anything was carried out, which provide what the retry needs: the date, or the cookie. */
const mendedByRefusal = new Set(['ClockSkew', 'AntiForgery']);

function sessionFor({ asVisitor }: ApiRequest, { session }: Pipeline): SessionSnapshot {
  const own = session();
  return asVisitor ? { ...own, auth: null, keys: null, connectToken: undefined } : own;
}

const tokenOf = ({ auth }: SessionSnapshot) => auth?.authToken;

/** A request as its caller started it. */
interface Begun {
  readonly request: ApiRequest;
  /** Token of the person signed in at that time. */
  readonly by: string | undefined;
  readonly signal: AbortSignal | undefined;
}

async function attempt(begun: Begun, pipeline: Pipeline, isSecond = false): Promise<unknown> {
  const { request, by, signal } = begun;
  const { method, url, body, kind, timeout, template: path } = request;
  const { signer, clock, log } = pipeline;
  if (!pipeline.isOnline()) throw new ApiError({ kind: 'offline' });

  const session = sessionFor(request, pipeline);
  const now = tokenOf(session);
  // One person's request must not be sent in the name of the next.
  if (by !== undefined && now !== undefined && by !== now) throw new ApiError({ kind: 'cancelled' });
  const headers = await signedHeaders(request, {
    ...{ session, signer, cookies: pipeline.cookies(), timestamp: clock.seconds() },
    log: (event) => log({ event, method, path }),
  });
  const received = await exchange({ method, url, headers, body, kind, timeout }, pipeline.fetcher, signal);
  if (clock.learn(received.date)) log({ event: 'clock-adjusted', method, path });

  const opened = openEnvelope(received, kind === 'write');
  if ('payload' in opened) return opened.payload;
  const { error, from } = opened;
  if (!isSecond && mendedByRefusal.has(error.code ?? '')) return attempt(begun, pipeline, true);
  // A late response says nothing about someone who has signed in meanwhile.
  const isOfNow = tokenOf(pipeline.session()) === now;
  if (error.kind === 'unauthorized' && isOfNow && !request.aside)
    pipeline.hooks.onUnauthorized?.({ from, tokenSent: isAuthObject(session.auth), code: error.code });
  throw error;
}

/** Sends a request through all stages and resolves with the payload. Reads are retried, writes never. Throws ApiError. */
export async function send(asked: ApiRequest, pipeline: Pipeline, signal?: AbortSignal): Promise<unknown> {
  const { method, kind, template: path, reference = newReference() } = asked;
  const { log, hooks } = pipeline;
  const begun = { request: { ...asked, reference }, signal, by: tokenOf(pipeline.session()) };
  const once = () => attempt(begun, pipeline);
  const describe = (error: ApiError) =>
    ({ method, path, kind: error.kind, httpStatus: error.httpStatus, code: error.code }) as const;
  try {
    if (kind === 'write') return await once();
    return await withRetries(once, signal, (error) => log({ event: 'retried', ...describe(error) }));
  } catch (error) {
    if (isApiError(error)) {
      error.reference = reference;
      if (error.kind !== 'cancelled') log({ event: 'failed', ...describe(error) });
      if (error.kind === 'maintenance' && !asked.aside)
        hooks.onMaintenance?.({ httpStatus: error.httpStatus ?? 503 });
    }
    throw error;
  }
}
