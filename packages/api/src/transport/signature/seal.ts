import { decodeBase64url, encodeBase64url } from './base64url.ts';

const ivBytes = 12;
const utf8 = new TextEncoder();

function isStringRecord(value: unknown): value is Record<string, string> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((entry) => typeof entry === 'string')
  );
}

/** Encrypts headers with AES-GCM, bound to the request's nonce, so they fit no other request. */
export async function sealHeaders(
  key: CryptoKey,
  headers: Readonly<Record<string, string>>,
  nonce: string,
): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: utf8.encode(nonce) },
    key,
    utf8.encode(JSON.stringify(headers)),
  );
  const out = new Uint8Array(ivBytes + sealed.byteLength);
  out.set(iv);
  out.set(new Uint8Array(sealed), ivBytes);
  return encodeBase64url(out);
}

/** Decrypts headers; null if the key, the nonce or any byte differs. */
export async function openHeaders(
  key: CryptoKey,
  sealed: string,
  nonce: string,
): Promise<Record<string, string> | null> {
  const bytes = decodeBase64url(sealed);
  if (!bytes || bytes.length <= ivBytes) return null;
  try {
    const plain = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: bytes.subarray(0, ivBytes), additionalData: utf8.encode(nonce) },
      key,
      bytes.subarray(ivBytes),
    );
    const headers: unknown = JSON.parse(new TextDecoder().decode(plain));
    return isStringRecord(headers) ? headers : null;
  } catch {
    return null;
  }
}
