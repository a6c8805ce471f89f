import type { Arrival } from './read-message.ts';

/** How text gets to the other end and back. */
export interface Channel {
  readonly post: (text: string) => void;
  /** Calls `receive` with all that arrives, whoever sent it. Returns the way to stop that. */
  readonly listen: (receive: (arrival: Arrival) => void) => () => void;
  /** Origins that the other end may have, compared whole. */
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
