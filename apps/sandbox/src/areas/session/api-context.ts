import type { Language } from '@dayfare/domain/product';
import type { DeviceCookie } from '../../platform/http/device-cookie.ts';
import type { Server } from '../../platform/http/server.ts';
import type { Session } from './sessions/session-tables.ts';
import type { Employee } from './tables.ts';

/** Who is asking. */
export interface SignedIn {
  readonly session: Session;
  readonly employee: Employee;
}

/** What a handler has at hand beside its input. */
export interface ApiContext extends Server {
  readonly language: Language;
  /** Null before sign-in. */
  readonly signedIn: SignedIn | null;
  readonly idempotencyKey: string | null;
  /** Value of the header `ak`. */
  readonly bruteForceKey: string | null;
  /** The token of Connect that the call came with; null without one. */
  readonly connectAccessToken: string | null;
  /** The secrets that the browser was given by which it is trusted. */
  readonly device: Pick<DeviceCookie, 'secrets' | 'keep'>;
  /** Hashes of the secrets of a browser that began single sign-on; none where it began none. */
  readonly ssoBrowserHashes: readonly string[];
  /** Where the request comes from: the socket says so, or a trusted proxy. */
  readonly clientAddress: string;
  /** Where the app is served from, as the request was sent: `https://app.example`. */
  readonly origin: string;
  /** What the browser calls itself; null where it says nothing. */
  readonly userAgent: string | null;
}
