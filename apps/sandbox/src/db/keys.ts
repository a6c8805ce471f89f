import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

/** How many characters name a key. */
const idLength = 8;
const ivBytes = 12;
const tagBytes = 16;

/** The keys of this process by their names, and the one that is used for what is new. */
const ring = new Map<string, string>();
let current: string | undefined;

/** The name of a key, which says nothing about it. */
export function keyIdOf(key: string): string {
  return createHash('sha256').update(`id:${key}`).digest('base64url').slice(0, idLength);
}

/** Has this process know these keys and no others, and use the first for what is new. The rest still open what was sealed with them. */
export function takeKeys(keys: readonly [string, ...string[]]): void {
  ring.clear();
  for (const key of keys) ring.set(keyIdOf(key), key);
  [current] = keys;
}

/** The key that a text begins with the name of; undefined when this process does not have it. */
export function keyNamedIn(text: string): string | undefined {
  return ring.get(text.slice(0, idLength));
}

const sealingKey = (key: string) => Buffer.from(hkdfSync('sha256', key, '', 'sealed at rest', 32));

/** A text as it may lie in the database: the name of the key, then AES-256-GCM in base64url. Throws before any key is known. */
export function sealAtRest(text: string): string {
  if (current === undefined) throw new Error('No key has been taken yet: nothing can be sealed.');
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', sealingKey(current), iv);
  const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return keyIdOf(current) + sealed.toString('base64url');
}

/** The text that was sealed. Throws when its key is gone, or a byte has changed. */
export function openAtRest(sealed: string): string {
  const key = keyNamedIn(sealed);
  if (key === undefined) throw new Error(`The key ${sealed.slice(0, idLength)} is not among SERVER_KEYS.`);
  const bytes = Buffer.from(sealed.slice(idLength), 'base64url');
  const opener = createDecipheriv('aes-256-gcm', sealingKey(key), bytes.subarray(0, ivBytes));
  opener.setAuthTag(bytes.subarray(-tagBytes));
  const opened = [opener.update(bytes.subarray(ivBytes, -tagBytes)), opener.final()];
  return Buffer.concat(opened).toString('utf8');
}
