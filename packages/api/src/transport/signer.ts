import { headerNames } from './header-names.ts';
import {
  type Body,
  importApplicationKeys,
  newNonce,
  type SessionKeys,
  sealHeaders,
  signRequest,
} from './signature/index.ts';

/** What a signer signs. */
export interface Signable {
  readonly method: string;
  /** Path from the root, with query. */
  readonly path: string;
  /** The body's exact text or bytes; empty for none. */
  readonly body: Body;
  /** Every header of ours so far. */
  readonly headers: Readonly<Record<string, string>>;
  /** Seconds since 1970 by the server's clock, as far as we know it. */
  readonly timestamp: number;
  /** Keys of the session; null before sign-in. */
  readonly keys: SessionKeys | null;
}

/** Proves where a request comes from. Another scheme would be another signer. */
export interface Signer {
  /** Returns the headers to add. Called for every attempt, because a nonce can only be used once. */
  readonly sign: (request: Signable) => Promise<Readonly<Record<string, string>>>;
}

/** HMAC-SHA-256 over the request, and a copy of its headers encrypted with AES-GCM. */
export const hmacSigner: Signer = {
  async sign({ method, path, body, headers, timestamp, keys }) {
    const { sign, seal } = keys ?? (await importApplicationKeys());
    const nonce = newNonce();
    const [signature, sealed] = await Promise.all([
      signRequest(sign, { method, path, timestamp, nonce, body }),
      sealHeaders(seal, headers, nonce),
    ]);
    return {
      [headerNames.signature]: signature,
      [headerNames.timestamp]: String(timestamp),
      [headerNames.nonce]: nonce,
      [headerNames.sealedHeaders]: sealed,
    };
  },
};
