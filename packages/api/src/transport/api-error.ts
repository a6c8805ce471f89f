import type { MessageLevel } from '../wire/index.ts';

/**
 * What kind of failure it was. `http`: the server refused. `network`: no answer came. `offline`: nothing was sent.
 * `timeout`: no answer in time. `unauthorized`: 401. `maintenance`: 502 or 503. `invalid-response`: an answer that is
 * not what the contract says. `cancelled`: the caller gave up.
 */
export type ApiErrorKind =
  | 'http'
  | 'network'
  | 'offline'
  | 'timeout'
  | 'unauthorized'
  | 'maintenance'
  | 'invalid-response'
  | 'cancelled';

/** Shown when neither the server nor the status says anything. */
export const genericFailure = 'Something bad happened; please try again later';

interface ApiErrorParts {
  readonly kind: ApiErrorKind;
  readonly level?: MessageLevel | undefined;
  readonly message?: string | undefined;
  readonly httpStatus?: number | undefined;
  readonly code?: string | undefined;
  readonly mayHaveMoved?: boolean | undefined;
  readonly waitSeconds?: number | undefined;
  readonly cause?: unknown;
}

/** Every failure of a call, whatever its cause. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  /** How serious the message is. Default Error. */
  readonly level: MessageLevel;
  /** Status of the answer or of its envelope; undefined when none came. */
  readonly httpStatus: number | undefined;
  /** `error.apiErrorCode` as text. */
  readonly code: string | undefined;
  /**
   * True for a write that the server may have carried out although we have no answer. Never say "it failed": send the
   * same again with the same idempotency key, or look it up.
   */
  readonly mayHaveMoved: boolean;
  /** How long the server refuses the same, seconds; undefined where it doesn't say. */
  readonly waitSeconds: number | undefined;
  /** By which support finds the call in the server's log; set once the call has been sent. */
  reference: string | undefined;

  constructor({ kind, level, message, httpStatus, code, mayHaveMoved, waitSeconds, cause }: ApiErrorParts) {
    super(message || genericFailure, { cause });
    this.name = 'ApiError';
    this.kind = kind;
    this.level = level ?? 'Error';
    this.httpStatus = httpStatus;
    this.code = code;
    this.mayHaveMoved = mayHaveMoved ?? false;
    this.waitSeconds = waitSeconds;
  }
}

/** Whether a caught value is a failed call. */
export function isApiError(value: unknown): value is ApiError {
  return value instanceof ApiError;
}
