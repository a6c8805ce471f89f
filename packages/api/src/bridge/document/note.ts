import type { DataOf, EventName, MessageName, ParamsOf, RequestName, ResultOf } from '../all-messages.ts';
import type { RefusalReason } from '../envelope.ts';

/** What a partner is told about a request, with an example of it and of its answer. */
interface RequestNote<Name extends RequestName> {
  readonly about: string;
  readonly params: ParamsOf<Name>;
  readonly result: ResultOf<Name>;
  /** Reasons for which this one is refused, besides those that hold for all. */
  readonly refusals: readonly RefusalReason[];
}

/** What a partner is told about an event, with an example of it. */
interface EventNote<Name extends EventName> {
  readonly about: string;
  readonly data: DataOf<Name>;
}

/** The note of a message: nothing in the contract can be without one. */
export type Note<Name extends MessageName> = Name extends RequestName
  ? RequestNote<Name>
  : Name extends EventName
    ? EventNote<Name>
    : never;

/** Notes of some messages. */
export type Notes<Names extends MessageName> = { readonly [Name in Names]: Note<Name> };
