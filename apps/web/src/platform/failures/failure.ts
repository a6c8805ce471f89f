import { isApiError } from '@dayfare/api/transport';
import type { MessageLevel } from '@dayfare/api/wire';

/** Why a request to the server failed, as far as people can act on it. */
export type Failure =
  /** The device has no network. */
  | { readonly kind: 'offline' }
  /** The session ended, or the request was cancelled with it. Sign-in is about to appear, so a screen shows nothing. */
  | { readonly kind: 'session' }
  /** The problem is on our side: no response, an unreadable one, or a part of the app that couldn't be fetched. */
  | { readonly kind: 'down'; readonly reference?: string | undefined }
  | Refusal;

/** The server understood the request and refused it. */
export interface Refusal {
  readonly kind: 'refused';
  /** `error.apiErrorCode`; empty if the refusal has none. */
  readonly code: string;
  readonly level: MessageLevel;
  /** The server's message, in the request's language. */
  readonly message: string;
  /** How long the server refuses the same, ms; undefined where it doesn't say. */
  readonly waitMs?: number | undefined;
  /** By which support finds the call in the server's log. */
  readonly reference?: string | undefined;
}

/** Failures without a response: if there is no network, that is why. */
const unanswered: ReadonlySet<string> = new Set(['network', 'timeout']);

/** Classifies an error. `isOnline` is the device's network state at that moment. */
export function failureOf(error: unknown, isOnline: boolean): Failure {
  // Parts of the app itself may be missing too, because most of it is fetched on demand.
  if (!isApiError(error)) return { kind: isOnline ? 'down' : 'offline' };
  const { kind, httpStatus = 500, code = '', level, message, waitSeconds, reference } = error;
  if (kind === 'unauthorized' || kind === 'cancelled') return { kind: 'session' };
  if (kind === 'offline' || (unanswered.has(kind) && !isOnline)) return { kind: 'offline' };
  if (kind !== 'http' || httpStatus >= 500) return { kind: 'down', reference };
  const waitMs = waitSeconds === undefined ? undefined : waitSeconds * 1_000;
  return { kind: 'refused', code, level, message, waitMs, reference };
}

/**
 * Whether a write may have been carried out despite the error. Only a transport error can rule that out; anything else may have been
 * thrown after the request.
 */
export function isInDoubt(error: unknown): boolean {
  return !isApiError(error) || error.mayHaveMoved;
}

/** Returns the refusal if a proof of identity would lift it; null for any other failure. */
export function proofDemandIn(failure: Failure): Refusal | null {
  return failure.kind === 'refused' && failure.code === 'ProofRequired' ? failure : null;
}

/** Returns an area's meaning of a refusal, by its code; undefined for any other failure. */
export function meaningOf<Meaning>(
  failure: Failure,
  table: Readonly<Record<string, Meaning>>,
): Meaning | undefined {
  return failure.kind === 'refused' && Object.hasOwn(table, failure.code) ? table[failure.code] : undefined;
}
