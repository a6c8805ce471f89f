import { isApiError } from '@dayfare/api/transport';
import type { MessageLevel } from '@dayfare/api/wire';

/** Why something that was asked of the server didn't happen, as far as a person can do something about it. */
export type Failure =
  /** The device has no network. */
  | { readonly kind: 'offline' }
  /** The session has ended, or the request was given up with it. The sign-in is on its way: a screen shows nothing. */
  | { readonly kind: 'session' }
  /** The trouble is on our side: no answer, one that can't be read, or a part of the app that couldn't be fetched. */
  | { readonly kind: 'down' }
  | Refusal;

/** The server understood, and said no. */
export interface Refusal {
  readonly kind: 'refused';
  /** `error.apiErrorCode`; empty when the refusal has none. */
  readonly code: string;
  readonly level: MessageLevel;
  /** The server's own words, in the language of the request. */
  readonly message: string;
}

/** Failures in which no answer came: without a network there was none to be had. */
const unanswered: ReadonlySet<string> = new Set(['network', 'timeout']);

/** What went wrong. `isOnline` is what the device says of its network at that moment. */
export function failureOf(error: unknown, isOnline: boolean): Failure {
  // Also a part of the app itself may be missing: much of it is fetched when it is needed.
  if (!isApiError(error)) return { kind: isOnline ? 'down' : 'offline' };
  const { kind, httpStatus = 500, code = '', level, message } = error;
  if (kind === 'unauthorized' || kind === 'cancelled') return { kind: 'session' };
  if (kind === 'offline' || (unanswered.has(kind) && !isOnline)) return { kind: 'offline' };
  if (kind === 'http' && httpStatus < 500) return { kind: 'refused', code, level, message };
  return { kind: 'down' };
}

/**
 * Whether a write may have been carried out although it failed here. Only an error of the transport can rule that out:
 * whatever else is thrown may have come after the request.
 */
export function isInDoubt(error: unknown): boolean {
  return !isApiError(error) || error.mayHaveMoved;
}

/** The refusal, if it is one that a proof of who is asking turns into a yes; null for any other failure. */
export function proofDemandIn(failure: Failure): Refusal | null {
  return failure.kind === 'refused' && failure.code === 'ProofRequired' ? failure : null;
}

/** What an area knows a refusal to mean, by the refusal's code; undefined for any other failure. */
export function meaningOf<Meaning>(
  failure: Failure,
  table: Readonly<Record<string, Meaning>>,
): Meaning | undefined {
  return failure.kind === 'refused' && Object.hasOwn(table, failure.code) ? table[failure.code] : undefined;
}
