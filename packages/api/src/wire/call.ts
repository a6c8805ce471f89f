import type { AnySchema, ContractProcedure, HTTPMethod, Schema } from '@orpc/contract';

/** What the transport has to know of a call beyond its method, path and schemas. */
export interface CallMeta extends Record<string, unknown> {
  /** A read may be sent again after a failure; a write never is. Default: GET reads, all else writes. */
  readonly kind?: 'read' | 'write';
  /** Whether the server refuses the call without an `Idempotency-Key`. Default false. */
  readonly idempotent?: true;
  /** Whether the header `ak` goes with it when brute-force security is on. Default false. */
  readonly bruteForce?: true;
  /** True for a call beside the app, such as analytics: its failures neither close the app nor sign anybody out. Default false. */
  readonly aside?: true;
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

/** What each call of a contract does, in a line. Kept apart from the contract, which travels to the browser. */
export type CallNotes<Contract> = Readonly<Record<keyof Contract, string>>;
