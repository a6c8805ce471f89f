import type { AnySchema, ContractProcedure, HTTPMethod, Schema } from '@orpc/contract';

/** What the transport needs to know about a call besides its method, path and schemas. */
export interface CallMeta extends Record<string, unknown> {
  /** A read may be retried; a write never is. Default: GET is a read, everything else a write. */
  readonly kind?: 'read' | 'write';
  /** Whether the server refuses the call without an `Idempotency-Key`. Default false. */
  readonly idempotent?: true;
  /** Whether the header `ak` goes with it when brute-force security is on. Default false. */
  readonly bruteForce?: true;
  /** True for calls such as analytics whose failures neither close the app nor sign anyone out. Default false. */
  readonly aside?: true;
  /** True for a call that is sent without the session, as by a visitor: what it is answered says nothing about the session. Default false. */
  readonly asVisitor?: true;
  /** True for a call that the documents don't name and we designed. Default false. */
  readonly ours?: true;
}

/** A call of the contract. `Input` is a schema; a call without input takes none. */
export type Call<Input extends AnySchema, Payload extends AnySchema> = ContractProcedure<
  Input,
  Payload,
  Record<never, never>,
  CallMeta
>;

/** Stands where a call takes no input: callers pass nothing. */
export type NoInput = Schema<void, unknown>;

interface CallParts<Input extends AnySchema, Payload extends AnySchema> {
  readonly input?: Input;
  readonly payload: Payload;
  readonly meta?: CallMeta;
}

/**
 * One call of the wire. `path` is relative to the API base and spelt as the documents spell it; `{id}` in it is
 * taken from the input. The payload is what the envelope carries: neither callers nor handlers see the envelope.
 *
 * It is an oRPC contract procedure written out rather than built with `oc`, which would bring 2 kB to every page.
 */
export function call<Payload extends AnySchema, Input extends AnySchema = NoInput>(
  method: HTTPMethod,
  path: string,
  { input, payload, meta = {} }: CallParts<Input, Payload>,
): Call<Input, Payload> {
  return {
    '~orpc': {
      route: { method, path: `/${path}` },
      meta,
      errorMap: {},
      outputSchema: payload,
      ...(input && { inputSchema: input }),
    },
  };
}
