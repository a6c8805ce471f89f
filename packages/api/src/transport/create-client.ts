import type { AnyContractProcedure, AnySchema, ContractRouterClient } from '@orpc/contract';
import type { TransportLog } from './log.ts';
import { fetchOutside } from './outside.ts';
import { parsePayload } from './parse-payload.ts';
import { type Pipeline, send, type TransportHooks } from './pipeline.ts';
import { type ApiRequest, buildRequest, type CallContext } from './request.ts';
import { createServerClock } from './server-clock.ts';
import type { SessionSnapshot } from './session-snapshot.ts';
import { hmacSigner, type Signer } from './signer.ts';

/** The calls of one area. */
export type AreaContract = Readonly<Record<string, AnyContractProcedure>>;

/** Typed calls of one area: payloads come out, ApiErrors are thrown. */
export type AreaClient<Contract extends AreaContract> = ContractRouterClient<Contract, CallContext>;

/** The door to the API, opened once for the app. */
export interface ApiClient {
  /** The calls of an area. The same contract gives the same client, so it may be asked for anywhere. */
  readonly client: <Contract extends AreaContract>(contract: Contract) => AreaClient<Contract>;
  /** Sends a request that was built by hand, such as an upload, through all stages. */
  readonly send: (request: ApiRequest, options?: SendOptions) => Promise<unknown>;
  /** Absolute address of the API base. */
  readonly baseUrl: string;
  /** The server's time as far as responses have told it, in milliseconds since 1970. */
  readonly now: () => number;
  /** A plain fetch from one of the untouched hosts. */
  readonly fetchOutside: (url: URL, init?: RequestInit) => Promise<Response>;
}

/** How one request is sent. */
export interface SendOptions {
  readonly signal?: AbortSignal | undefined;
  /** What the payload has to be. Default: anything; it comes as it is. */
  readonly schema?: AnySchema | undefined;
  /** Carries this request in place of the client's own. */
  readonly fetch?: typeof fetch | undefined;
}

/** How the door is set up. */
export interface ApiClientOptions {
  /** Absolute address of the API base: `https://example.com/api`. */
  readonly baseUrl: string;
  /** Read again for every request. */
  readonly session: () => SessionSnapshot;
  /** Default: HMAC-SHA-256 and AES-GCM. */
  readonly signer?: Signer | undefined;
  /** Default: no log. */
  readonly log?: TransportLog | undefined;
  readonly hooks?: TransportHooks | undefined;
  /** Hosts of the public-IP lookup and the chat webhook, read again for every fetch. Default none. */
  readonly untouchedHosts?: (() => readonly string[]) | undefined;
  /** Default: the global fetch, looked up at every call. */
  readonly fetch?: typeof fetch | undefined;
  /** Default: `document.cookie`, empty outside a page. */
  readonly cookies?: (() => string) | undefined;
  /** Default: `navigator.onLine`, true where there is none. */
  readonly isOnline?: (() => boolean) | undefined;
  /** Device time in milliseconds since 1970. Default: what `Date.now` says then, also where a story has changed it. */
  readonly now?: (() => number) | undefined;
}

type AnyCall = (
  input?: unknown,
  options?: { context?: CallContext; signal?: AbortSignal },
) => Promise<unknown>;

async function sendAndParse(
  request: ApiRequest,
  schema: AnySchema | undefined,
  pipeline: Pipeline,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const { method, kind, template: path } = request;
  const payload = await send(request, pipeline, signal);
  return parsePayload(schema, payload, kind === 'write', (fields) =>
    pipeline.log({ event: 'unexpected-payload', method, path, fields }),
  );
}

function callOf(procedure: AnyContractProcedure, baseUrl: string, pipeline: Pipeline): AnyCall {
  return async (input, { context, signal } = {}) => {
    const request = buildRequest(baseUrl, procedure, input, context);
    return sendAndParse(request, procedure['~orpc'].outputSchema, pipeline, signal);
  };
}

/** Opens the door: all calls made through it share headers, signing, envelope, errors, time-outs and retries. */
export function createApiClient({
  baseUrl,
  session,
  signer = hmacSigner,
  log = () => {},
  hooks = {},
  untouchedHosts = () => [],
  fetch: fetcher = (input, init) => globalThis.fetch(input, init),
  cookies = () => globalThis.document?.cookie ?? '',
  isOnline = () => globalThis.navigator?.onLine !== false,
  now = () => Date.now(),
}: ApiClientOptions): ApiClient {
  const clock = createServerClock(now);
  const pipeline: Pipeline = { session, signer, log, hooks, fetcher, clock, cookies, isOnline };
  const clients = new WeakMap<AreaContract, unknown>();
  return {
    client<Contract extends AreaContract>(contract: Contract) {
      const known = clients.get(contract);
      if (known) return known as AreaClient<Contract>;
      const made = Object.fromEntries(
        Object.entries(contract).map(([name, procedure]) => [name, callOf(procedure, baseUrl, pipeline)]),
      );
      clients.set(contract, made);
      return made as AreaClient<Contract>;
    },
    send: (request, { signal, schema, fetch: carrier = fetcher } = {}) =>
      sendAndParse(request, schema, { ...pipeline, fetcher: carrier }, signal),
    baseUrl,
    now: clock.now,
    fetchOutside: (url, init) => fetchOutside(url, untouchedHosts(), fetcher, init),
  };
}
