import type { Arrival } from './read-message.ts';

/** How text gets to the other end and back. */
export interface Channel {
  readonly post: (text: string) => void;
  /** Calls `receive` with everything that arrives, from any sender. Returns a function that stops it. */
  readonly listen: (receive: (arrival: Arrival) => void) => () => void;
  /** Allowed origins of the other end, compared as a whole. */
  readonly origins: readonly string[];
}

/** A nonce of 32 random bytes, as base64url. */
export function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
