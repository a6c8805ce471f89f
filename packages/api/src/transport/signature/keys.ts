import { decodeBase64url } from './base64url.ts';

/** The two keys that come from one secret. Neither can be read back; both can be stored in IndexedDB. */
export interface SessionKeys {
  /** HMAC-SHA-256, signs and verifies. */
  readonly sign: CryptoKey;
  /** AES-256-GCM, seals and opens the copy of the headers. */
  readonly seal: CryptoKey;
}

const minSecretBytes = 32;

/**
 * Secret of requests made before sign-in. Everyone who has the app has it: it distinguishes our app's requests from stray ones and proves
 * nothing about a person.
 */
export const applicationSecret = 'MNTTzDJ3VfeTIjKkUhhzDbGU676jZkH6mT-LNKeiTII';

const hash = 'SHA-256';

function purpose(name: string): HkdfParams {
  return { name: 'HKDF', hash, salt: new Uint8Array(), info: new TextEncoder().encode(name) };
}

/** Keys of a base64url secret. Throws RangeError when it is not base64url or shorter than 32 bytes. */
export async function importSessionKeys(secret: string): Promise<SessionKeys> {
  const bytes = decodeBase64url(secret);
  if (!bytes || bytes.length < minSecretBytes) {
    throw new RangeError(`A signing secret is base64url of at least ${minSecretBytes} bytes.`);
  }
  const { subtle } = crypto;
  const base = await subtle.importKey('raw', bytes, 'HKDF', false, ['deriveKey']);
  const [sign, seal] = await Promise.all([
    subtle.deriveKey(purpose('request signature'), base, { name: 'HMAC', hash, length: 256 }, false, [
      'sign',
      'verify',
    ]),
    subtle.deriveKey(purpose('sealed headers'), base, { name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]),
  ]);
  return { sign, seal };
}

let applicationKeys: Promise<SessionKeys> | undefined;

/** Keys of requests made before sign-in, derived once. */
export function importApplicationKeys(): Promise<SessionKeys> {
  applicationKeys ??= importSessionKeys(applicationSecret);
  return applicationKeys;
}
