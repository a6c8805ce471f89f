import type { DataOf, EventName, MessageName, ParamsOf, RequestName, ResultOf } from '../all-messages.ts';
import type { RefusalReason } from '../envelope.ts';

/** Documentation of a request, with examples of it and its answer. */
interface RequestNote<Name extends RequestName> {
  readonly about: string;
  readonly params: ParamsOf<Name>;
  readonly result: ResultOf<Name>;
  /** Reasons for refusing this request, besides those that apply to all. */
  readonly refusals: readonly RefusalReason[];
}

/** Documentation of an event, with an example. */
interface EventNote<Name extends EventName> {
  readonly about: string;
  readonly data: DataOf<Name>;
}

/** The documentation of a message: every message must have one. */
export type Note<Name extends MessageName> = Name extends RequestName
  ? RequestNote<Name>
  : Name extends EventName
    ? EventNote<Name>
    : never;

/** Notes of some messages. */
export type Notes<Names extends MessageName> = { readonly [Name in Names]: Note<Name> };
