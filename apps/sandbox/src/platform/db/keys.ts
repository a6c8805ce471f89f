import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

/** Number of characters in a key's id. */
const idLength = 8;
const ivBytes = 12;
const tagBytes = 16;

/** This process's keys by id, and the one used for new texts. */
const ring = new Map<string, string>();
let current: string | undefined;

/** Returns the id of a key, which reveals nothing about it. */
export function keyIdOf(key: string): string {
  return createHash('sha256').update(`id:${key}`).digest('base64url').slice(0, idLength);
}

/** Sets this process's keys; the first is used for new texts, the others still decrypt older ones. */
export function takeKeys(keys: readonly [string, ...string[]]): void {
  ring.clear();
  for (const key of keys) ring.set(keyIdOf(key), key);
  [current] = keys;
}

/** Returns the key whose id a text starts with; undefined if this process does not have it. */
export function keyNamedIn(text: string): string | undefined {
  return ring.get(text.slice(0, idLength));
}

const sealingKey = (key: string) => Buffer.from(hkdfSync('sha256', key, '', 'sealed at rest', 32));

/** Encrypts a text for storage: the key's id, then AES-256-GCM in base64url. Throws if no key is set. */
export function sealAtRest(text: string): string {
  if (current === undefined) throw new Error('No key has been taken yet: nothing can be sealed.');
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', sealingKey(current), iv);
  const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return keyIdOf(current) + sealed.toString('base64url');
}

/** Decrypts a text. Throws if its key is missing, or a byte has changed. */
export function openAtRest(sealed: string): string {
  const key = keyNamedIn(sealed);
  if (key === undefined) throw new Error(`The key ${sealed.slice(0, idLength)} is not among SERVER_KEYS.`);
  const bytes = Buffer.from(sealed.slice(idLength), 'base64url');
  const opener = createDecipheriv('aes-256-gcm', sealingKey(key), bytes.subarray(0, ivBytes));
  opener.setAuthTag(bytes.subarray(-tagBytes));
  const opened = [opener.update(bytes.subarray(ivBytes, -tagBytes)), opener.final()];
  return Buffer.concat(opened).toString('utf8');
}
