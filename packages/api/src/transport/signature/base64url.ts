/** Bytes as base64url without padding. */
export function encodeBase64url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Bytes of base64url text, or null. Only the one canonical spelling of some bytes is accepted. */
export function decodeBase64url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]*$/.test(text)) return null;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    // Extra trailing bits would give one value several spellings.
    return encodeBase64url(bytes) === text ? bytes : null;
  } catch {
    return null;
  }
}

/** UTF-8 text as base64url. */
export function encodeText(text: string): string {
  return encodeBase64url(new TextEncoder().encode(text));
}
