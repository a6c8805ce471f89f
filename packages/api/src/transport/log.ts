import type { ApiErrorKind } from './api-error.ts';

/** One line about a request. It names the call, never its values, its headers or who made it. */
export interface TransportLogEntry {
  readonly event:
    | 'auth-missing'
    | 'auth-invalid'
    | 'failed'
    | 'retried'
    | 'clock-adjusted'
    | 'unexpected-payload';
  readonly method: string;
  /** The path as the contract has it, with `{id}` unfilled. */
  readonly path: string;
  readonly kind?: ApiErrorKind | undefined;
  readonly httpStatus?: number | undefined;
  readonly code?: string | undefined;
  /** Where a payload did not fit the contract: names of fields, no values. */
  readonly fields?: readonly string[] | undefined;
}

/** Takes the transport's log lines. */
export type TransportLog = (entry: TransportLogEntry) => void;
