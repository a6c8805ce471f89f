import type { AnyContractProcedure } from '@orpc/contract';
import type { CallMeta } from '../wire/index.ts';
import type { Body } from './signature/index.ts';

/** A call as it will be sent, before our headers are added. */
export interface ApiRequest {
  readonly method: string;
  readonly url: URL;
  /** JSON text, or the bytes of an upload; empty for none. */
  readonly body: Body;
  /** Default: JSON. */
  readonly contentType?: string | undefined;
  /** How long the answer may take, in milliseconds. Default: by kind. */
  readonly timeout?: number | undefined;
  /** The path as the contract has it, for the log. */
  readonly template: string;
  readonly kind: 'read' | 'write';
  readonly idempotencyKey?: string | undefined;
  /** Default: a new one. */
  readonly reference?: string | undefined;
  readonly bruteForce?: true | undefined;
  readonly aside?: true | undefined;
  readonly asVisitor?: true | undefined;
}

/** What a caller may say beside the input: `client.performTransaction(input, { context: { idempotencyKey } })`. */
export interface CallContext {
  /** Minted once for an intent and kept over retries and reloads. */
  idempotencyKey?: string | undefined;
  /** By which support finds the call in the log. Default: a new one for each call. */
  reference?: string | undefined;
}

function fieldsOf(input: unknown): Record<string, unknown> {
  return typeof input === 'object' && input !== null ? { ...input } : {};
}

/**
 * Builds the request of a call: `{name}` in its path is filled in from the input; the rest of the input goes into the query of a GET and
 * into the JSON body of everything else. A list is the body itself. Throws TypeError if the call needs an idempotency key and has none.
 */
export function buildRequest(
  baseUrl: string,
  call: AnyContractProcedure,
  input: unknown,
  { idempotencyKey, reference }: CallContext = {},
): ApiRequest {
  const { route, meta } = call['~orpc'];
  const { kind, idempotent, bruteForce, aside, asVisitor }: CallMeta = meta;
  const { method = 'POST', path = '/' } = route;
  if (idempotent && !idempotencyKey) throw new TypeError(`${path} needs an idempotency key.`);

  const isList = Array.isArray(input);
  const rest = isList ? {} : fieldsOf(input);
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    if (value === undefined || value === '') throw new TypeError(`${path} needs "${name}".`);
    return encodeURIComponent(String(value));
  });

  const url = new URL(baseUrl.replace(/\/$/, '') + filled);
  const hasBody = method !== 'GET' && (isList || Object.keys(rest).length > 0);
  if (method === 'GET') {
    for (const [name, value] of Object.entries(rest)) {
      if (value !== undefined) url.searchParams.append(name, String(value));
    }
  }
  return {
    method,
    url,
    body: hasBody ? JSON.stringify(isList ? input : rest) : '',
    template: path,
    kind: kind ?? (method === 'GET' ? 'read' : 'write'),
    idempotencyKey,
    reference,
    bruteForce,
    aside,
    asVisitor,
  };
}
