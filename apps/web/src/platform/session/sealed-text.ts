import { decodeBase64url, encodeBase64url } from '@dayfare/api/transport/signature';

const ivBytes = 12;

/** Creates a non-extractable key that encrypts and decrypts texts. */
export function newSealingKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

/** Encrypts a text with AES-GCM, as base64url. */
export async function sealText(key: CryptoKey, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text));
  const out = new Uint8Array(ivBytes + sealed.byteLength);
  out.set(iv);
  out.set(new Uint8Array(sealed), ivBytes);
  return encodeBase64url(out);
}

/** Decrypts a text; null if the key is wrong or a byte has changed. */
export async function openText(key: CryptoKey, sealed: string): Promise<string | null> {
  const bytes = decodeBase64url(sealed);
  if (!bytes || bytes.length <= ivBytes) return null;
  try {
    const iv = bytes.subarray(0, ivBytes);
    const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes.subarray(ivBytes));
    return new TextDecoder().decode(plain);
  } catch {
    return null;
  }
}
