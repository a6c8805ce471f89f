import { decodeBase64url, encodeBase64url } from './base64url.ts';

/** A request's body as it goes out: text, or the bytes of an upload. */
export type Body = string | Uint8Array<ArrayBuffer>;

/** What a signature covers. */
export interface SignedParts {
  /** HTTP method, in capitals. */
  readonly method: string;
  /** Path from the root with its query, as it stands in the request line: `/api/user/GetEarnings?a=1`. */
  readonly path: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
  /** Used once. */
  readonly nonce: string;
  /** The body's exact text or bytes; empty for none. */
  readonly body: Body;
}

const utf8 = new TextEncoder();

async function sha256Hex(body: Body): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', typeof body === 'string' ? utf8.encode(body) : body);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Returns the text to sign: one part per line, the body as its SHA-256 in hex. Throws RangeError if a part contains a line break, because
 * two different requests could then be equal.
 */
export async function canonicalString({
  method,
  path,
  timestamp,
  nonce,
  body,
}: SignedParts): Promise<string> {
  const lines = [method, path, String(timestamp), nonce, await sha256Hex(body)];
  if (lines.some((line) => /[\r\n]/.test(line))) throw new RangeError('A signed part holds a line break.');
  return lines.join('\n');
}

/** Base64url HMAC-SHA-256 of a request. */
export async function signRequest(key: CryptoKey, parts: SignedParts): Promise<string> {
  const mac = await crypto.subtle.sign('HMAC', key, utf8.encode(await canonicalString(parts)));
  return encodeBase64url(new Uint8Array(mac));
}

/** Whether a signature matches a request, compared in constant time. False for anything malformed. */
export async function verifyRequest(key: CryptoKey, parts: SignedParts, signature: string): Promise<boolean> {
  const mac = decodeBase64url(signature);
  if (!mac || /[\r\n]/.test(parts.method + parts.path + parts.nonce)) return false;
  return crypto.subtle.verify('HMAC', key, mac, utf8.encode(await canonicalString(parts)));
}

/** A nonce of 128 random bits, base64url. */
export function newNonce(): string {
  return encodeBase64url(crypto.getRandomValues(new Uint8Array(16)));
}
